// Light or dark, as the page is: Gradio and the lab's own shell both mark the document.

const places = () => [document.documentElement, document.body];

export const isDark = () => places().some((e) => e.classList.contains("dark") || e.classList.contains("sf-dark") || e.dataset.theme === "dark");

/** Calls back when the page's look changes. */
export class ThemeWatch {
  #observer;

  constructor(onchange) {
    this.#observer = new MutationObserver(onchange);
  }

  start() {
    for (const element of places()) this.#observer.observe(element, { attributes: true, attributeFilter: ["class", "data-theme"] });
  }

  stop() {
    this.#observer.disconnect();
  }
}
