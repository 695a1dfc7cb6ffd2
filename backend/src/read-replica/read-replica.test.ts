import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { everyListing } from 'shared-contract/search/listing-search';
import { lastWriteCookie } from 'shared-contract/user/session';
import { createApp } from '../app.ts';
import { connect } from '../database/open-database.ts';
import {
  type FakeReleaseService,
  fakeReleaseService,
  releaseServiceKey,
} from '../operations/testing/release-service.ts';
import { aWorldOf } from '../owner-scope/testing/sample-data.ts';
import { samples } from '../owner-scope/testing/samples.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { copyTemplate } from '../testing/test-database.ts';

/** An operator, too, so that the routes of operators have something to read. */
const owner = { id: randomUUID(), username: 'mia@example.com', emailVerified: true };

describe('a backend whose DATABASE_READ_URL names no replica', () => {
  const log: string[] = [];
  let backend: TestBackend;
  let database: Awaited<ReturnType<typeof copyTemplate>>;
  beforeAll(async () => {
    // A copy, because no other test can copy the template while this one is connected to it.
    database = await copyTemplate(process.env.VERANDAH_TEST_DATABASE_URL ?? '');
    const logTo = { write: (line: string) => log.push(line) };
    const { url } = database;
    backend = await testBackend({ databaseUrl: url, databaseReadUrl: url, logLevel: 'warn', logTo });
  });
  afterAll(async () => {
    await backend.close();
    await database.drop();
  });

  it('reads the primary and says why', async () => {
    const reason = 'Expected DATABASE_READ_URL to name a streaming replica of DATABASE_URL.';
    // On a busy machine a time-out of the connection can be logged before the reason.
    while (!log.join('').includes(reason)) {
      expect((await backend.inject({ url: '/api/listings/search' })).statusCode).toBe(200);
    }
  });

  it('stores the position of a write in a short-lived cookie, and none for a read or a rejected write', async () => {
    const send = (method: 'POST' | 'GET', payload?: object) =>
      backend.inject({ method, url: '/api/saved-searches', ...(payload && { payload }) }, owner);
    const { cookies } = await send('POST', { id: randomUUID(), name: 'Anywhere', search: everyListing });
    expect(cookies).toEqual([
      expect.objectContaining({ name: lastWriteCookie, value: expect.stringMatching(/^[\dA-F]+\/[\dA-F]+$/) }),
    ]);
    expect(cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2 });
    expect((await send('GET')).cookies).toEqual([]);
    expect((await send('POST', {})).cookies).toEqual([]);
  });
});

describe('a read', () => {
  let service: FakeReleaseService;
  let backend: TestBackend;
  beforeAll(async () => {
    service = await fakeReleaseService();
    backend = await testBackend({ operators: [owner.username], releaseServiceUrl: service.url, releaseServiceKey });
  });
  afterAll(async () => {
    await backend.close();
    service.close();
  });

  it('succeeds on a database that accepts no writes', async () => {
    const headers = await backend.signInAs(owner);
    const data = await aWorldOf(backend.database, owner.id);
    const readOnly = connect(`${backend.url}?options=-c%20default_transaction_read_only%3Don`, 2);
    const app = await createApp(backend.config, readOnly, backend.boss);
    const reads = Object.entries(samples).filter(([name]) => name.startsWith('GET '));
    const failed: string[] = [];
    for (const [name, sample] of reads) {
      const response = await app.inject({ url: sample.url(data), headers });
      if (response.statusCode >= 300) failed.push(`${name}: ${response.body}`);
    }
    await app.close();
    await readOnly.close();
    expect(reads.length).toBeGreaterThan(20);
    expect(failed).toEqual([]);
  });
});
