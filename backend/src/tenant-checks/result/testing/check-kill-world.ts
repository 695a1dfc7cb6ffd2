import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../../payments/testing/free-port.ts';
import { insertProperty, type TestBackend, testBackend } from '../../../testing/index.ts';
import { startServerProcess } from '../../../testing/start-server-process.ts';
import { findCheck } from '../../tenant-check-store.ts';
import { startCheckGate } from './check-gate.ts';
import { insertSubmittedCheck } from './insert-submitted-check.ts';
import { listedResult, memoryCheckProvider } from './memory-check-provider.ts';
import { olivia } from './result-api.ts';

type AcceptedMail = { to: string; subject: string; messageId: string; text: string };
export type KillWorld = Awaited<ReturnType<typeof startKillWorld>>;

/** Each applicant has an address of their own, by which their mails are found. */
export const emailOf = (checkId: string) => `zoe-${checkId}@example.com`;

/** A database, a provider and a mail server that survive each kill of the backend. */
export async function startKillWorld() {
  const backend = await testBackend();
  const headers = await backend.signInAs(olivia);
  const memory = memoryCheckProvider();
  const gate = await startCheckGate(memory);
  const accepted: AcceptedMail[] = [];
  const mailServer = await startMailServer(accepted);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    ...process.env,
    NODE_OPTIONS: '',
    PORT: String(port),
    DATABASE_URL: backend.url,
    VERANDAH_DATA: backend.config.dataFolder,
    FILE_STORAGE: join(backend.config.dataFolder, 'files'),
    SMTP_URL: `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`,
    TENANT_CHECKS_URL: gate.url,
    TENANT_CHECKS_KEY: 'sk_test_of_an_automatic_test',
    TENANT_CHECKS_CALLBACK_SECRET: 'whsec_of_an_automatic_test',
    LOG_LEVEL: 'silent',
  };
  const { database } = backend;
  const today = () => new Date().toISOString().slice(0, 10);
  // A result is stored only when the search was made between the sending and today.
  const result = { ...listedResult, searchedOn: today() };
  return {
    backend,
    database,
    memory,
    result,
    gate,
    accepted,
    start: () => startServerProcess(environment, url),
    async aSubmitted(): Promise<string> {
      const { id: propertyId } = await insertProperty(database, { ownerId: olivia.id });
      const id = randomUUID();
      const values = { id, ownerId: olivia.id, propertyId, signedOn: today(), applicant: { email: emailOf(id) } };
      return (await insertSubmittedCheck(backend, values)).id;
    },
    /** What the scheduled job does every two minutes. */
    addJob: (checkId: string) => backend.boss.send('tenant-check', { checkId }, { singletonKey: checkId }),
    sendNotice: (id: string) => post(`${url}/api/tenant-checks/${id}/notices`, headers),
    answer: (id: string) => post(`${url}/api/tenant-checks/${id}/answers`, headers, { answer: 'Svoboda' }),
    /** Waits until no mail is on its way. */
    mailsSent: () => until('all mails are sent', async () => (await openMailJobs(backend)) === 0),
    rowOf: async (id: string) => (await findCheck(database, id)).row,
    async stop() {
      await gate.stop();
      await new Promise<void>((closed) => mailServer.close(closed));
      await backend.close();
    },
  };
}

const post = (url: string, headers: Record<string, string>, body?: object) =>
  fetch(url, {
    method: 'POST',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });

async function startMailServer(accepted: AcceptedMail[]): Promise<SMTPServer> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, session, done) {
      // Null: the backend was killed before it had sent the whole message.
      const chunks: Buffer[] | null = await stream.toArray().catch(() => null);
      if (!chunks) return;
      const { subject = '', messageId = '', text = '' } = await PostalMime.parse(Buffer.concat(chunks));
      const to = session.envelope.rcptTo[0]?.address ?? '';
      accepted.push({ to, subject, messageId, text });
      done();
    },
  });
  // A killed backend resets its connection.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return server;
}

/** Makes the jobs of a killed backend run again at once, instead of after their heartbeats are missed. */
export async function recoverJobs({ boss, database }: TestBackend): Promise<void> {
  await database.execute(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`,
  );
  await boss.supervise();
  await database.execute(`update pgboss.job set start_after = now() where state = 'retry'`);
}

async function openMailJobs({ database }: TestBackend): Promise<number> {
  const { rows } = await database.execute<{ open: number }>(
    `select count(*)::int as open from pgboss.job where name = 'mail'`,
  );
  return rows[0]?.open ?? 0;
}

/** Polls until a condition is true. @throws Error after a minute */
export async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`Not reached within a minute: ${what}.`);
    await wait(20);
  }
}
