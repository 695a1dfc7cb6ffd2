import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';

/*
 * Responses that a real server gives too rarely for a test: lost ones, and conflicts. s3-storage.long.test.ts tests the
 * rest on a real server.
 */

type Answer = number | 'lost' | 'lost after writing';

let server: Server;
let storage: Storage;
/** What the server answers to each PUT, and the only file that it has. */
let answers: Answer[] = [];
let stored: Buffer | null = null;
const environment = { AWS_REGION: 'x', AWS_ACCESS_KEY_ID: 'x', AWS_SECRET_ACCESS_KEY: 'x' };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    if (request.method === 'GET' && stored) return response.writeHead(200, { etag: '"tag"' }).end(stored);
    if (request.method === 'GET') return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    const answer = answers.shift() ?? 500;
    if (answer === 200 || answer === 'lost after writing') stored = body;
    if (typeof answer === 'string') return request.socket.destroy();
    return response.writeHead(answer).end(answer === 200 ? '' : `<Error><Code>Status${answer}</Code></Error>`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  Object.assign(process.env, environment, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  storage = await openStorage('s3://verandah');
});
afterAll(() => {
  for (const name of [...Object.keys(environment), 'AWS_ENDPOINT_URL_S3']) delete process.env[name];
  server.close();
});
beforeEach(() => {
  stored = null;
});

const own = Buffer.from('own');

describe('a conditional write', () => {
  it.each<[string, Answer[], boolean]>([
    ['is accepted', [200], true],
    ['is refused', [412], false],
    ['is accepted after a conflict with another one', [409, 200], true],
    ['is its own when the response was lost', ['lost after writing', 412], true],
    ['is its own when the response was lost before a conflict', ['lost after writing', 409, 412], true],
    ['is repeated when the request was lost', ['lost', 200], true],
  ])('%s', async (_what, given, outcome) => {
    answers = [...given];
    expect(await storage.create('a', own)).toBe(outcome);
    expect(answers).toEqual([]);
  });

  it('is not its own when another one was there after the request was lost', async () => {
    answers = ['lost', 412];
    stored = Buffer.from('another');
    expect(await storage.create('a', own)).toBe(false);
  });

  it('rejects when the bucket does not work', async () => {
    answers = [500, 500];
    await expect(storage.create('a', own)).rejects.toThrow();
  });
});
