import { watchReleases, watchSettings } from '../quarantine/index.ts';
import type { ReleaseStore } from '../signing/release-store.ts';

const key = 'k'.repeat(32);

export type TestService = Awaited<ReturnType<typeof testService>>;

/** Starts the release watch with its service on a free port, and calls it as the backend does. */
export async function testService(storage: ReleaseStore, gateways: readonly string[]) {
  const said: string[] = [];
  const { notices } = watchSettings({});
  const service = { port: 0, host: '127.0.0.1', key };
  const watch = await watchReleases(storage, { gateways: [...gateways], notices, service }, (line) => said.push(line));
  const url = said.join('\n').match(/http:\S+/)?.[0] ?? '';
  const send = (path: string, options: RequestInit = {}) =>
    fetch(url + path, { headers: { authorization: `Bearer ${key}` }, ...options });
  return {
    url,
    key,
    /** What the watch printed. */
    said,
    send,
    post: (body: object | string) =>
      send('/changes', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    stop: watch.stop,
  };
}
