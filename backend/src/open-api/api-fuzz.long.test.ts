import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type FakeReleaseService,
  fakeReleaseService,
  releaseServiceKey,
} from '../operations/testing/release-service.ts';
import { aWorldOf } from '../owner-scope/testing/sample-data.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { generatedRequests } from './testing/generated-requests.ts';
import { operations } from './testing/operations.ts';
import { replyChecker } from './testing/reply-checker.ts';

const casesPerOperation = Number(process.env.FUZZ_CASES ?? 1_000);
/** Requests delete rows or bring them to an end, so each of these rounds has rows of its own. */
const rounds = 4;
const unlimited = 1e9;

/** The owner is an operator, too. */
const username = 'operator@example.com';

let service: FakeReleaseService;
let backend: TestBackend;
beforeAll(async () => {
  service = await fakeReleaseService();
  backend = await testBackend({
    operators: [username],
    releaseServiceUrl: service.url,
    releaseServiceKey,
    logEntriesPerMinute: unlimited,
    ownerSearchesPerMinute: unlimited,
    dataExportsPerHour: unlimited,
    accountantPacksPerHour: unlimited,
    offersPerHour: unlimited,
    enquiriesPerHour: unlimited,
    reportsPerHour: unlimited,
    signingCodesPerHour: unlimited,
    paymentsPerHour: unlimited,
    webhooksPerMinute: unlimited,
  });
});
afterAll(async () => {
  await backend.close();
  service.close();
});

describe('every generated request gets a reply as the OpenAPI document describes it', () => {
  it.each(operations)('$name', async (operation) => {
    const check = replyChecker(operation);
    for (let round = 0; round < rounds; round++) {
      const owner = { id: randomUUID(), username, emailVerified: true };
      const requests = generatedRequests(operation, {
        world: await aWorldOf(backend.database, owner.id),
        owner: await backend.signInAs(owner),
        stranger: await backend.signInAs({ id: randomUUID() }),
      });
      await fc.assert(
        fc.asyncProperty(requests, async (request) => {
          const reply = await backend.app.inject(request);
          expect(check(reply)).toEqual([]);
        }),
        // Shrinking would send hundreds of requests to rows that have changed meanwhile.
        { numRuns: Math.ceil(casesPerOperation / rounds), endOnFailure: true },
      );
    }
  });
});
