import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { handleErrors } from './problem-replies.ts';
import { readBodiesToEnd } from './read-to-end.ts';

let app: FastifyInstance;
let port: number;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  app = Fastify({ bodyLimit: 2_048 });
  handleErrors(app, () => []);
  readBodiesToEnd(app, 20_000_000);
  app.post('/echo', async ({ body }) => body);
  app.post('/private', { onRequest: async (_request, reply) => reply.code(401).send({}) }, async () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ port, path, agent, method: 'POST', headers: { 'content-type': 'application/json', ...headers } }, resolve)
      .on('error', reject)
      .end(body),
  );
  return { status: response.statusCode, headers: response.headers, body: JSON.parse(await text(response)) };
}

describe('a response before the end of the body', () => {
  const large = JSON.stringify({ text: 'x'.repeat(8_000_000) });

  it.each([
    ['413', '/echo', {}],
    ['413', '/echo', { 'transfer-encoding': 'chunked' }],
    ['401', '/private', {}],
    ['415', '/echo', { 'content-type': 'text/csv' }],
  ])('with %s arrives complete at %s, with %j', async (status, path, headers) => {
    expect((await post(path, large, headers)).status).toBe(Number(status));
    expect((await post('/echo', '{"a":1}')).body).toEqual({ a: 1 });
  });

  it('says how large a body may be', async () => {
    expect((await post('/echo', large)).body.detail).toBe('This request is too large. Send at most 2 KB at once.');
  });

  it('closes the connection of a client that sends without end', async () => {
    const error = await post('/echo', 'x'.repeat(60_000_000)).then(({ headers }) => headers.connection, String);
    expect(error).toMatch(/close|EPIPE|ECONNRESET|hang up/);
  });
});
