import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { handleErrors } from './problem-replies.ts';

it('logs server errors and not clients that disconnect', async () => {
  const logged: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } } });
  handleErrors(app, () => []);
  app.addContentTypeParser('text/plain', (_request, _payload, done) => done(null));
  const left = Promise.withResolvers<void>();
  app.post('/file', async ({ raw }) => text(raw).finally(() => left.resolve()));
  app.get('/broken', () => Promise.reject(new Error('broken')));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const reached = once(app.server, 'request');
  socket.write('POST /file HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 8\r\n\r\nhalf');
  await reached;
  socket.destroy();
  await left.promise;
  expect((await app.inject('/broken')).statusCode).toBe(500);
  await app.close();
  expect(logged).toEqual([expect.stringContaining('broken')]);
});
