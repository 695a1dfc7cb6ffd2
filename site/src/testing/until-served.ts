import { setTimeout } from 'node:timers/promises';

/** Far longer than the second in which a gateway follows its store, because a test machine may be busy. */
const limitMs = 20_000;

/**
 * Waits until the site serves this build. The gateway reads the pointer to the live build at most every 250 ms, so a
 * page that is opened right after a promotion may still be one of the build before.
 * @returns the id
 * @throws Error when the site serves another build for longer than 20 s
 */
export async function untilServed(url: string, id: string): Promise<string> {
  const end = performance.now() + limitMs;
  for (;;) {
    const latest = await (await fetch(`${url}/builds/latest.json`)).json();
    if (latest.id === id) return id;
    if (performance.now() > end) throw new Error(`Build ${id} is live in the store, but ${url} serves ${latest.id}.`);
    await setTimeout(50);
  }
}
