import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { AustralianState } from 'shared-contract/place/suburb';
import { createApp } from '../app.ts';
import { type BackendConfig, readConfig } from '../config.ts';
import { connect } from '../database/open-database.ts';
import { addingOnly, type JobData, type JobName, startJobQueue } from '../jobs/job-queue.ts';
import { type JobContext, runJobs } from '../jobs/run-jobs.ts';
import { createMailTransport } from '../mail/mail.ts';
import { memoryProviders } from '../payments/testing/memory-providers.ts';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import { type Subscription, unsubscribeToken } from '../unsubscribe/unsubscribe-token.ts';
import { buildersOn } from './builders.ts';
import { testEncryptionKeys } from './encryption-keys.ts';
import { readOutbox } from './read-outbox.ts';
import { copyTemplate } from './test-database.ts';
import { signInAs, type TestUser } from './test-user.ts';

export type { TestUser } from './test-user.ts';
export type TestBackend = Awaited<ReturnType<typeof testBackend>>;

/** How many jobs one call takes from a queue. */
const batchSize = 100;

/**
 * Creates the backend without a socket, on an empty migrated database of its own. Parses every reply with the route's
 * response schema. `close` it in `afterAll`.
 */
export async function testBackend(overrides: Partial<BackendConfig> = {}) {
  const templateUrl = process.env.VERANDAH_TEST_DATABASE_URL;
  if (!templateUrl) {
    throw new Error('Expected VERANDAH_TEST_DATABASE_URL, which jest sets: run the test with `pnpm unit <file>`.');
  }
  const copy = await copyTemplate(templateUrl);
  const dataFolder = await mkdtemp(join(tmpdir(), 'verandah-test-'));
  const opened = connect(copy.url, 4);
  const payments = memoryProviders(overrides.clock);
  const config: BackendConfig = {
    ...readConfig({ LOG_LEVEL: 'silent', AUTH_REQUESTS_PER_MINUTE: '1000000', ENCRYPTION_KEYS: testEncryptionKeys }),
    checkReplies: true,
    dataFolder,
    paymentProviders: payments,
    ...overrides,
  };
  const { database } = opened;
  const boss = await startJobQueue(addingOnly(opened.pool), (error) => {
    throw error;
  });
  const app = await createApp(config, opened, boss);
  await app.ready();
  const jobContext: JobContext = {
    boss,
    database,
    config,
    transport: createMailTransport(config),
    log: { error() {} },
  };
  /** Runs a batch of waiting jobs of a queue as a worker does; failed ones again at once. Returns how many it ran. */
  const runQueue = async <N extends JobName>(name: N, replaced: Partial<JobContext> = {}) => {
    const jobs = await boss.fetch<JobData[N]>(name, { batchSize, ignoreStartAfter: true });
    await runJobs({ ...jobContext, ...replaced }, name, jobs);
    return jobs.length;
  };
  const signIn = (user: TestUser) => signInAs(opened.database, user, config.clock());
  return {
    app,
    config,
    database,
    pool: opened.pool,
    url: copy.url,
    boss,
    /** The ledgers of the payment providers, which are in memory. */
    ledgers: payments.ledgers,
    runQueue,
    /** Inserts rows: `insert.order({ ownerId })`. */
    insert: buildersOn(opened.database),
    /** Paths of all registered routes. */
    paths: app.registeredPaths,
    /** A PATCH is a merge patch by default. */
    inject: async (options: InjectOptions, as?: TestUser | Record<string, string>): Promise<LightMyRequestResponse> => {
      const headers = as === undefined ? {} : isUser(as) ? await signIn(as) : as;
      const type = options.method === 'PATCH' ? { 'content-type': 'application/merge-patch+json' } : {};
      return app.inject({ ...options, headers: { ...type, ...headers, ...options.headers } });
    },
    signInAs: signIn,
    /** Returns the token of the unsubscribe link in a mail. */
    unsubscribeToken: (subscription: Subscription) => unsubscribeToken(config, subscription),
    outbox: () => readOutbox(config.dataFolder),
    readPdf,
    /** Supplies a fillable form of a state for tenancy agreements, as an operator does. */
    supplyOfficialForm: async (state: AustralianState) => {
      // Few tests need the PDF library, which has hundreds of modules.
      const { supplyOfficialForm } = await import('../agreement-document/testing/supply-official-form.ts');
      config.officialFormsFolder ??= join(dataFolder, 'official-forms');
      await supplyOfficialForm(config.officialFormsFolder, state);
    },
    /** Delivers due mail and returns all sent mails, oldest first. */
    mails: async () => {
      while ((await runQueue('mail')) === batchSize);
      return readOutbox(config.dataFolder);
    },
    close: async () => {
      await app.close();
      await boss.stop();
      await opened.close();
      await copy.drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

function isUser(as: TestUser | Record<string, string>): as is TestUser {
  return 'id' in as;
}
