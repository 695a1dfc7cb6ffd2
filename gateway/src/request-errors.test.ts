import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { gatewayConfig } from './config.ts';
import { createGateway } from './gateway.ts';

const backend = createServer();
let gateway: FastifyInstance;
let lines: string[] = [];
const errors = () => lines.map((line) => JSON.parse(line)).map(({ msg, err }) => [msg, err?.code]);

beforeAll(async () => {
  await once(backend.listen(0), 'listening');
  const config = gatewayConfig({ BACKEND_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}` });
  gateway = await createGateway({ ...config, logTo: { write: (line) => void lines.push(line) } });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await gateway.close();
  backend.close();
});
beforeEach(() => {
  lines = [];
});

describe.each(['br', 'identity'])('a download with the encoding %s', (encoding) => {
  /** Sends a request, and returns its client's side and the backend's. */
  async function download(method: string) {
    const connected = once(gateway.server, 'connection');
    const requested = once(backend, 'request');
    const { port } = gateway.server.address() as AddressInfo;
    const headers = { 'accept-encoding': encoding, 'content-type': 'application/json' };
    const client = request({ host: '127.0.0.1', port, method, path: '/api/download', agent: false, headers });
    client.on('error', () => {}).end(method === 'POST' ? '{}' : undefined);
    const [socket] = (await connected) as [Socket];
    const [received, response] = (await requested) as [IncomingMessage, ServerResponse];
    received.resume();
    response.on('error', () => {});
    const leave = async () => {
      client.destroy();
      if (!socket.closed) await once(socket, 'close');
    };
    return { client, response, leave };
  }
  const start = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'application/json' });

  describe.each(['GET', 'POST'])('by %s', (method) => {
    it('logs nothing when the browser leaves before the response', async () => {
      const { response, leave } = await download(method);
      await leave();
      start(response).write('1');
      await once(response, 'close');
      expect(errors()).toEqual([]);
    });

    it('logs nothing when the browser leaves before the first byte of the body', async () => {
      const { response, leave } = await download(method);
      start(response).flushHeaders();
      await leave();
      await once(response, 'close');
      expect(errors()).toEqual([]);
    });

    it('logs that the backend broke off', async () => {
      const { client, response } = await download(method);
      start(response).flushHeaders();
      response.destroy();
      const [{ statusCode }] = (await once(client, 'response')) as [IncomingMessage];
      expect(statusCode).toBe(500);
      expect(errors()).toContainEqual(['request failed', 'UND_ERR_SOCKET']);
    });
  });
});
