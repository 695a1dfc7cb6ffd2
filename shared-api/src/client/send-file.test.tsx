import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sendFile } from './send-file.ts';

/** Two origins. The page of jsdom is a third one, so both allow cross-origin requests. */
const received: string[] = [];
let redirect: { status: number; to: string } | null = null;
let hangs = false;
const respond = (name: string) => (request: IncomingMessage, response: ServerResponse) => {
  const asked = request.headers['access-control-request-headers'] ?? 'authorization,x-csrf-token,content-type';
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', asked);
  response.setHeader('access-control-allow-methods', '*');
  if (request.method === 'OPTIONS') return void response.end();
  request.resume().on('end', () => {
    received.push(`${name} ${request.method} ${request.headers.authorization ?? 'no token'}`);
    if (hangs) return;
    if (name === 'ours' && redirect && request.url === '/upload')
      return void response.writeHead(redirect.status, { location: redirect.to }).end();
    response.writeHead(201, { 'content-type': 'application/json', etag: '"1"' }).end('{"ok":true}');
  });
};
const ours = createServer(respond('ours'));
const theirs = createServer(respond('theirs'));
const originOf = (server: typeof ours) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  for (const server of [ours, theirs])
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  for (const server of [ours, theirs]) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  received.length = 0;
  redirect = null;
  hangs = false;
});

const send = (init: RequestInit = {}, onProgress = (_share: number | null) => {}) =>
  sendFile(onProgress)(`${originOf(ours)}/upload`, {
    method: 'POST',
    headers: { Authorization: 'Bearer first', 'Content-Type': 'image/png' },
    body: new Blob(['x'.repeat(5000)], { type: 'image/png' }),
    ...init,
  });

describe('sendFile', () => {
  it('reports progress and resolves like fetch', async () => {
    const shares: (number | null)[] = [];
    const response = await send({}, (share) => shares.push(share));
    expect([response.status, response.headers.get('content-type')]).toEqual([201, 'application/json']);
    // jsdom reports no length of the body.
    expect(shares).toContain(null);
    expect(received).toEqual(['ours POST Bearer first']);
  });

  it.each([307, 308])('(c.54) rejects the response of a redirect (%s), whatever its target', async (status) => {
    for (const to of [`${originOf(theirs)}/take`, '/elsewhere']) {
      redirect = { status, to };
      await expect(send()).rejects.toBeInstanceOf(TypeError);
    }
  });

  it('rejects with the reason of its signal', async () => {
    hangs = true;
    const reason = new Error('enough');
    const control = new AbortController();
    const sent = send({ signal: control.signal });
    control.abort(reason);
    await expect(sent).rejects.toBe(reason);
    await expect(send({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});
