// 20 x 20 line drawings for the buttons.
const svg = (inner) =>
  `<svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${inner}</svg>`;

export const ICONS = {
  side: svg('<rect x="2.5" y="4" width="6.5" height="12" rx="1"/><rect x="11" y="4" width="6.5" height="12" rx="1"/>'),
  overlay: svg('<rect x="2.5" y="3.5" width="10" height="10" rx="1"/><rect x="7.5" y="7" width="10" height="10" rx="1" fill="currentColor" fill-opacity=".22"/>'),
  single: svg('<rect x="3" y="4" width="14" height="12" rx="1"/>'),
  section: svg('<path d="M10 2.5 16.5 6v8L10 17.5 3.5 14V6z"/><path d="M10 2.5v15L3.5 14V6z" fill="currentColor" fill-opacity=".28"/>'),
  wireframe: svg('<path d="M10 2.5 17 15.5H3z"/><path d="M6.5 9h7L10 15.5z"/>'),
  edges: svg('<path d="M10 2.5 16.5 6v8L10 17.5 3.5 14V6zM3.5 6 10 9.5 16.5 6M10 9.5v8"/>'),
  measure: svg('<path d="M2.5 13 13 2.5l4.5 4.5L7 17.5z"/><path d="m5.5 10 2 2M8 7.5l2.5 2.500M10.5 5l2 2"/>'),
  orthographic: svg('<path d="M3 6.5 7 3h10v10.500L13 17H3zM3 6.500h10V17M13 6.5 17 3"/>'),
  reset: svg('<path d="M3 7.500V3.500h4M13 3.500h4v4M17 12.500v4h-4M7 16.500H3v-4"/><circle cx="10" cy="10" r="2.2"/>'),
  screenshot: svg('<path d="M3 6.500h3l1.5-2h5l1.5 2h3v9.500H3z"/><circle cx="10" cy="11" r="2.8"/>'),
  help: svg('<circle cx="10" cy="10" r="7.5"/><path d="M7.8 7.800a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6"/><path d="M10 14v.1"/>'),
  flip: svg('<path d="M10 3v14M6.5 6.5 3 10l3.5 3.500M13.5 6.5 17 10l-3.5 3.5"/>'),
  close: svg('<path d="m5 5 10 10M15 5 5 15"/>'),
};
