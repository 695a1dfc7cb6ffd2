import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fallbackHtml, fallbackScript, startFailedEvent } from './fallback.ts';

let events: EventTarget;
let reloads: number;
let online: boolean;
let isStorageBlocked: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  reloads = 0;
  online = true;
  isStorageBlocked = false;
});
afterEach(() => {
  jest.useRealTimers();
});

const blockedStorage = new Proxy(
  {},
  {
    set() {
      throw new DOMException('denied', 'SecurityError');
    },
  },
);

/** Loads a document with this content in `#root`, and runs the inline script. */
function load(content = '', shell: { __verandahGuard?: () => void } = {}) {
  jest.clearAllTimers();
  document.documentElement.innerHTML = `<head></head><body><div id="root">${content}</div>\n${fallbackHtml}</body>`;
  events = new EventTarget();
  const start = performance.now();
  const environment = {
    window: shell,
    location: { reload: () => (reloads += 1) },
    navigator: { onLine: online },
    sessionStorage: isStorageBlocked ? blockedStorage : sessionStorage,
    performance: { now: () => performance.now() - start },
    addEventListener: events.addEventListener.bind(events),
  };
  new Function(...Object.keys(environment), fallbackScript)(...Object.values(environment));
}

const running = { __verandahGuard: () => {} };
const parsed = () => events.dispatchEvent(new Event('DOMContentLoaded'));
const pass = (ms: number) => jest.advanceTimersByTime(ms);
const root = () => document.getElementById('root') as HTMLElement;
const message = () => {
  const box = document.querySelector<HTMLElement>('[role=alert]');
  return box && !box.hidden ? (box.firstChild?.textContent ?? '') : null;
};

/** A document whose shell has rendered a page. */
function loadRendered() {
  load('', running);
  parsed();
  root().innerHTML = '<div data-layout="default"><header>Menu</header><main><header>Page</header></main></div>';
  root().dataset.ready = '';
}

describe('a page whose shell does not start', () => {
  it('(b.67) shows a message, reloads once, then offers help', () => {
    load();
    parsed();
    expect(message()).toMatch(/Reloading/);
    pass(2_000);
    expect(reloads).toBe(1);
    load();
    parsed();
    expect(message()).toMatch(/Check your connection/);
    expect(document.querySelector('[role=alert] a')?.getAttribute('href')).toBe('');
    pass(600_000);
    expect(reloads).toBe(1);
  });

  it('(b.67) shows the message when the shell fails while it starts', () => {
    load('', running);
    parsed();
    expect(message()).toBeNull();
    events.dispatchEvent(new Event(startFailedEvent));
    expect(message()).toMatch(/Reloading/);
  });

  it('(b.67) keeps content from the server readable, and does not reload it away', () => {
    load('<main>12 Bridge Road</main>');
    parsed();
    expect(message()).toMatch(/so buttons won’t work/);
    expect(root().textContent).toBe('12 Bridge Road');
    pass(60_000);
    expect(reloads).toBe(0);
  });

  it.each([
    [
      'offline',
      () => {
        online = false;
      },
    ],
    [
      'without session storage',
      () => {
        isStorageBlocked = true;
      },
    ],
  ])('(b.67) does not reload %s', (_when, prepare) => {
    prepare();
    load();
    parsed();
    expect(message()).toMatch(/Check your connection/);
    pass(60_000);
    expect(reloads).toBe(0);
  });

  it('(b.16) is slow after 8 s, and the message disappears when the page renders', () => {
    load('', running);
    pass(7_900);
    expect(message()).toBeNull();
    pass(1_100);
    expect(message()).toMatch(/longer than usual/);
    root().innerHTML = '<main>Page</main>';
    root().dataset.ready = '';
    pass(1_000);
    expect([message(), reloads]).toEqual([null, 0]);
  });
});

describe('a rendered page', () => {
  it('shows nothing while it is complete', () => {
    loadRendered();
    pass(600_000);
    expect([message(), reloads]).toEqual([null, 0]);
  });

  it.each([
    ['the body is emptied', () => document.body.replaceChildren()],
    ['the body is removed', () => document.body.remove()],
    ['the root is emptied', () => root().replaceChildren()],
    ['the root is removed', () => root().remove()],
    ['the header is removed', () => document.querySelector('header')?.remove()],
  ])('(b.54) shows a message, reloads once, then offers help when %s', (_what, damage) => {
    loadRendered();
    damage();
    pass(2_000);
    expect(message()).toMatch(/Reloading/);
    pass(2_000);
    expect(reloads).toBe(1);
    loadRendered();
    damage();
    pass(60_000);
    expect(message()).toMatch(/pause browser extensions/);
    expect(reloads).toBe(1);
  });

  it('(b.54) shows the message again when it is removed too', () => {
    loadRendered();
    document.body.replaceChildren();
    pass(2_000);
    document.body.replaceChildren();
    pass(1_000);
    expect(message()).toMatch(/Reloading/);
  });

  it('ignores a page that is blank for a moment, such as between two layouts', () => {
    loadRendered();
    const page = root().firstElementChild as Element;
    page.remove();
    pass(1_000);
    root().append(page);
    pass(10_000);
    expect([message(), reloads]).toEqual([null, 0]);
  });
});
