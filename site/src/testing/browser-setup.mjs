import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// Page tests wait for a real backend and database: how long that takes on a busy machine is nobody's promise.
configure({ asyncUtilTimeout: 15_000 });

// What Mantine asks of a browser and jsdom does not have.
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
