import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { newBuildEvent } from '../watch-build.ts';
import { startBuildEvents } from './start-build-events.ts';

/** The connections that the page has opened. jsdom has no EventSource. */
let sources: FakeSource[] = [];
class FakeSource extends EventTarget {
  readonly url: string;
  isOpen = true;
  constructor(url: string) {
    super();
    this.url = url;
    sources.push(this);
  }
  close(): void {
    this.isOpen = false;
  }
}

let isHidden = false;
function show(visible: boolean): void {
  isHidden = !visible;
  document.dispatchEvent(new Event('visibilitychange'));
}

let checks = 0;
const watch = {
  isStale: () => false,
  async checkNow() {
    checks += 1;
    return false;
  },
  stop: () => {},
};

beforeEach(() => {
  jest.useFakeTimers();
  sources = [];
  checks = 0;
  isHidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  Object.assign(globalThis, { EventSource: FakeSource });
});
afterEach(() => {
  dispatchEvent(new CustomEvent(newBuildEvent, { detail: 'b9' }));
  jest.useRealTimers();
});

const open = () => sources.map((source) => source.isOpen);
const start = (stale = false) => startBuildEvents(document, '/builds/events', 'b1', { ...watch, isStale: () => stale });

it('connects while the tab is visible, and not when it was only passed by', () => {
  show(false);
  start();
  jest.advanceTimersByTime(60_000);
  expect(open()).toEqual([]);
  show(true);
  jest.advanceTimersByTime(900);
  show(false);
  jest.advanceTimersByTime(60_000);
  expect(open()).toEqual([]);
  show(true);
  jest.advanceTimersByTime(1_000);
  expect(sources.map(({ url }) => url)).toEqual(['/builds/events?build=b1']);
  show(false);
  expect(open()).toEqual([false]);
});

it('closes when the page is left for the back/forward cache, and connects again when it returns', () => {
  start();
  jest.advanceTimersByTime(1_000);
  dispatchEvent(new Event('pagehide'));
  expect(open()).toEqual([false]);
  dispatchEvent(new Event('pageshow'));
  jest.advanceTimersByTime(1_000);
  expect(open()).toEqual([false, true]);
});

it('reads which build is live within two seconds of an event, and again when that has failed', () => {
  start();
  jest.advanceTimersByTime(1_000);
  sources[0]?.dispatchEvent(new MessageEvent('build', { data: '{"id":"b2"}' }));
  expect(checks).toBe(0);
  jest.advanceTimersByTime(2_000);
  expect(checks).toBe(1);
  jest.advanceTimersByTime(60_000);
  expect(checks).toBe(3);
});

it('reads which build is live once for a flood of events, malformed ones too (b.56)', () => {
  start();
  jest.advanceTimersByTime(1_000);
  for (const data of ['{"id":"b2"}', '{"id":', 'null', ''].flatMap((data) => Array(2_500).fill(data)))
    sources[0]?.dispatchEvent(new MessageEvent('build', { data }));
  jest.advanceTimersByTime(2_000);
  expect(checks).toBe(1);
});

it('stops for good once the tab knows of a new build, however it learned of it', () => {
  start();
  jest.advanceTimersByTime(1_000);
  sources[0]?.dispatchEvent(new MessageEvent('build', { data: '{"id":"b2"}' }));
  dispatchEvent(new CustomEvent(newBuildEvent, { detail: 'b2' }));
  show(true);
  jest.advanceTimersByTime(60_000);
  expect([open(), checks]).toEqual([[false], 0]);
  start(true);
  jest.advanceTimersByTime(60_000);
  expect(open()).toEqual([false]);
});
