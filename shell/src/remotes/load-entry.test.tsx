import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetEntry, loadEntry } from './load-entry.ts';

const global = 'remote_a';
const container = () => ({ init: () => undefined, get: async () => () => ({}) });
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src^="/assets/remote-a/"]')];

/** Dispatches the load event of the newest script, like a browser. */
function arrive(defined: unknown): void {
  Reflect.set(globalThis, global, defined);
  scripts().at(-1)?.dispatchEvent(new Event('load'));
}

const fetchBefore = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = async () => new Response('', { status: 503 });
});
afterEach(() => {
  for (const script of scripts()) script.remove();
  for (const entry of ['entry.1.js', 'entry.2.js']) forgetEntry(`/assets/remote-a/${entry}`, global);
  Reflect.deleteProperty(globalThis, global);
  globalThis.fetch = fetchBefore;
});

describe('loadEntry', () => {
  it('inserts one script for two calls and returns the container that it defines', async () => {
    const both = [loadEntry('/assets/remote-a/entry.1.js', global), loadEntry('/assets/remote-a/entry.1.js', global)];
    expect(scripts()).toHaveLength(1);
    const defined = container();
    arrive(defined);
    expect(await Promise.all(both)).toEqual([defined, defined]);
    expect(scripts()).toHaveLength(0);
  });

  it('joins a script of the HTML that is still loading', async () => {
    const early = Object.assign(document.createElement('script'), { src: '/assets/remote-a/entry.1.js' });
    early.setAttribute('src', '/assets/remote-a/entry.1.js');
    document.head.append(early);
    const loaded = loadEntry('/assets/remote-a/entry.1.js', global);
    expect(scripts()).toEqual([early]);
    const defined = container();
    arrive(defined);
    expect(await loaded).toBe(defined);
  });

  it('starts again after forgetEntry, also when a load hangs', async () => {
    void loadEntry('/assets/remote-a/entry.1.js', global);
    for (const script of scripts()) script.remove();
    forgetEntry('/assets/remote-a/entry.1.js', global);
    const again = loadEntry('/assets/remote-a/entry.1.js', global);
    expect(scripts()).toHaveLength(1);
    const defined = container();
    arrive(defined);
    expect(await again).toBe(defined);
  });

  it('(b.27) runs the entry of another release instead of returning the container of the first', async () => {
    const first = loadEntry('/assets/remote-a/entry.1.js', global);
    arrive(container());
    await first;
    const second = loadEntry('/assets/remote-a/entry.2.js', global);
    const newer = container();
    arrive(newer);
    expect(await second).toBe(newer);
  });

  it('rejects with the reason when the script fails, and tries again the next time', async () => {
    const failed = loadEntry('/assets/remote-a/entry.1.js', global);
    scripts().at(-1)?.dispatchEvent(new Event('error'));
    await expect(failed).rejects.toMatchObject({ reason: 'unreachable' });
    const again = loadEntry('/assets/remote-a/entry.1.js', global);
    arrive(container());
    await expect(again).resolves.toBeDefined();
  });
});
