import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { createApp } from '../app.ts';
import { type BackendConfig, readConfig } from '../config.ts';
import { connect } from '../database/open-database.ts';
import { copyTemplate } from '../database/test-database.ts';
import { buildersOn } from './builders.ts';
import { readOutbox } from './read-outbox.ts';
import { signInAs, type TestUser } from './test-user.ts';

export type { TestUser } from './test-user.ts';
export type TestBackend = Awaited<ReturnType<typeof testBackend>>;

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
  const config: BackendConfig = {
    ...readConfig({ LOG_LEVEL: 'silent', AUTH_REQUESTS_PER_MINUTE: '1000000' }),
    checkReplies: true,
    prepareUploadedPictures: false,
    dataFolder,
    ...overrides,
  };
  const app = await createApp(config, opened.database);
  await app.ready();
  const signIn = (user: TestUser) => signInAs(opened.database, user, config.clock());
  return {
    app,
    config,
    database: opened.database,
    /** Inserts rows: `insert.order({ ownerId })`. */
    insert: buildersOn(opened.database),
    /** Paths of all registered routes. */
    paths: app.registeredPaths,
    /** A PATCH is a merge patch by default. */
    inject: async (options: InjectOptions, as?: TestUser | Record<string, string>) => {
      const headers = as === undefined ? {} : isUser(as) ? await signIn(as) : as;
      const type = options.method === 'PATCH' ? { 'content-type': 'application/merge-patch+json' } : {};
      return app.inject({ ...options, headers: { ...type, ...headers, ...options.headers } });
    },
    signInAs: signIn,
    /** Delivers due mail and returns all sent mails, oldest first. */
    mails: async () => {
      await app.deliverMail();
      return readOutbox(config.dataFolder);
    },
    close: async () => {
      await app.close();
      await opened.close();
      await copy.drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

function isUser(as: TestUser | Record<string, string>): as is TestUser {
  return 'id' in as;
}
