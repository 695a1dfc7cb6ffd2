import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// Page tests wait for a real backend and database, which may be slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// Browser functions that Mantine uses and jsdom lacks.
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});

class NeverObserves {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.ResizeObserver ??= NeverObserves;
window.IntersectionObserver ??= NeverObserves;

window.HTMLElement.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};
document.fonts ??= Object.assign(new EventTarget(), { ready: Promise.resolve() });

const computedStyle = window.getComputedStyle;
window.getComputedStyle = (element) => computedStyle(element);
