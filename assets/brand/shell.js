// Showfloor's frame: the remembered theme, clocks that tick between two answers of the server, copy buttons.
(() => {
  "use strict";
  const root = document.documentElement;
  const KEY = "showfloor-theme";
  const system = matchMedia("(prefers-color-scheme: dark)");
  const stored = () => { try { return localStorage.getItem(KEY); } catch { return null; } };
  const wanted = () => new URLSearchParams(location.search).get("__theme") || stored() || (system.matches ? "dark" : "light");

  function paint() {
    const dark = wanted() === "dark";
    root.classList.toggle("sf-dark", dark);
    if (document.body && document.body.classList.contains("dark") !== dark) document.body.classList.toggle("dark", dark);
    document.querySelectorAll(".sf-theme").forEach((button) => {
      button.setAttribute("aria-label", dark ? "Switch to the light theme" : "Switch to the dark theme");
    });
  }
  paint();
  system.addEventListener("change", paint);
  document.addEventListener("DOMContentLoaded", () => {
    paint();
    // Gradio sets the class from the system's setting when it starts; the visitor's choice wins.
    new MutationObserver(paint).observe(document.body, { attributes: true, attributeFilter: ["class"] });
  });

  document.addEventListener("click", (event) => {
    const button = event.target.closest?.(".sf-theme, [data-copy-of], [data-copy-link], [data-code-line]");
    if (!button) return;
    if (button.classList.contains("sf-theme")) {
      const next = root.classList.contains("sf-dark") ? "light" : "dark";
      try { localStorage.setItem(KEY, next); } catch { /* private mode: the choice lasts as long as the page */ }
      const address = new URL(location.href);
      if (address.searchParams.has("__theme")) { address.searchParams.delete("__theme"); history.replaceState(null, "", address); }
      root.classList.toggle("sf-dark", next === "dark");
      document.body.classList.toggle("dark", next === "dark");
      paint();
    } else if (button.dataset.codeLine) {
      document.querySelectorAll("pre > .sf-lit").forEach((line) => line.classList.remove("sf-lit"));
      const line = document.querySelector(`pre > [data-line="${button.dataset.codeLine}"]`);
      if (!line) return;
      line.classList.add("sf-lit");
      line.parentElement.scrollTo({ top: line.offsetTop - line.parentElement.offsetTop - 60, behavior: "smooth" });
    } else {
      const text = button.dataset.copyOf ? document.querySelector(button.dataset.copyOf).textContent : new URL(button.dataset.copyLink, document.baseURI).href;
      const label = button.querySelector("span") || button;
      const before = label.textContent;
      const done = (word) => { label.textContent = word; setTimeout(() => { label.textContent = before; }, 1600); };
      navigator.clipboard ? navigator.clipboard.writeText(text).then(() => done("Copied"), () => done("Press Ctrl+C"))
        : done("No clipboard here");
    }
  });

  // <time data-elapsed="12.5">: seconds as the server last said, counted on here while the run goes on.
  const clock = (seconds) => {
    const whole = Math.max(0, Math.floor(seconds));
    return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, "0")} s`;
  };
  setInterval(() => {
    document.querySelectorAll("[data-elapsed]").forEach((element) => {
      if (element._said !== element.dataset.elapsed) { element._said = element.dataset.elapsed; element._at = performance.now(); }
      const text = clock(Number(element._said) + (performance.now() - element._at) / 1000);
      if (element.textContent !== text) element.textContent = text;
    });
  }, 250);

  // Asks before something is lost; resolves to true or false.
  window.showfloorConfirm = (question, yes) => new Promise((resolve) => {
    const dialog = document.createElement("dialog");
    dialog.className = "sf-dialog";
    dialog.innerHTML = '<p></p><div><button class="sf-btn" value="no">Keep</button><button class="sf-btn sf-danger" value="yes"></button></div>';
    dialog.querySelector("p").textContent = question;
    dialog.querySelector("[value=yes]").textContent = yes;
    dialog.addEventListener("click", (event) => { const button = event.target.closest("button"); if (button) dialog.close(button.value); });
    dialog.addEventListener("close", () => { dialog.remove(); resolve(dialog.returnValue === "yes"); });
    document.body.append(dialog);
    dialog.showModal();
  });

  // Gradio knows ?view=api but, in this version, fills the panel only when its own (hidden) button is pressed.
  if (new URLSearchParams(location.search).get("view") === "api") {
    let presses = 0;
    const open = setInterval(() => {
      const button = document.querySelector("button.show-api");
      if (document.querySelector(".api-docs") || presses > 4) { clearInterval(open); return; }
      if (button) { presses += 1; button.click(); }
    }, 600);
  }

  // ISO times are shown in the visitor's own zone.
  window.showfloorWhen = (iso) => {
    const then = new Date(iso);
    const minutes = (Date.now() - then) / 60000;
    if (minutes < 1) return "just now";
    if (minutes < 60) return `${Math.floor(minutes)} min ago`;
    if (minutes < 60 * 20) return `${Math.floor(minutes / 60)} h ago`;
    return then.toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
  };
  setInterval(() => {
    document.querySelectorAll("time[datetime][data-when]").forEach((element) => {
      const text = window.showfloorWhen(element.getAttribute("datetime"));
      if (element.textContent !== text) { element.textContent = text; element.title = new Date(element.getAttribute("datetime")).toLocaleString(); }
    });
  }, 500);
})();
