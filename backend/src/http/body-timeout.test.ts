import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { limitBodyTime } from './body-timeout.ts';

it('closes the connection of a slow body with 408, and gives a file more time', async () => {
  const app = Fastify();
  limitBodyTime(app, 100);
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, async (_request: unknown, text: string) => text);
  app.post('/words', async ({ body }) => body);
  app.post('/file', { config: { acceptsFile: true } }, async ({ body }) => body);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const begin = async (path: string) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    let received = '';
    socket.on('data', (bytes) => {
      received += bytes.toString();
    });
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 8\r\n\r\nhalf`,
    );
    return { socket, ended: once(socket, 'close').then(() => received) };
  };
  const file = await begin('/file');
  const words = await begin('/words');
  expect(await words.ended).toMatch(/^HTTP\/1\.1 408 /);
  file.socket.write('more');
  expect(await file.ended).toMatch(/^HTTP\/1\.1 200 [\s\S]*halfmore$/);
  await app.close();
});
