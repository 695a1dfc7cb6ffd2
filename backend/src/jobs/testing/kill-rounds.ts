import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import { randomOf } from '../../listing-search/testing/random.ts';
import { pictureSources, pictures } from '../../pictures/picture-table.ts';
import { type TestBackend, testBackend } from '../../testing/index.ts';
import { addJob } from '../job-queue.ts';

const program = fileURLToPath(new URL('../../worker.ts', import.meta.url));
/** `round`: the worker that sent it. */
type AcceptedMail = { subject: string; round: number };

const mailsPerRound = 12;
const picturesPerRound = 2;

type Options = {
  rounds: number;
  seed: number;
  /** Ages the heartbeats of killed workers instead of waiting until they are missed. */
  impatient?: boolean;
};

/**
 * Kills a worker process in each round while it sends mails and renders images, lets a last one finish, and returns
 * what the mail server accepted and which images exist.
 */
export async function killRounds({ rounds, seed, impatient = false }: Options) {
  const random = randomOf(seed);
  const backend = await testBackend();
  const accepted: AcceptedMail[] = [];
  let round = 0;
  const server = await listen(() => round, accepted, random);
  const environment = {
    ...process.env,
    NODE_OPTIONS: '',
    DATABASE_URL: backend.url,
    VERANDAH_DATA: backend.config.dataFolder,
    FILE_STORAGE: join(backend.config.dataFolder, 'files'),
    SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    LOG_LEVEL: 'silent',
  };
  const pictureIds: string[] = [];
  try {
    for (round = 1; round <= rounds; round += 1) {
      pictureIds.push(...(await addJobs(backend, round)));
      const worker = spawnWorker(environment);
      // In every fifth round the worker lives long enough to repeat the jobs of killed workers.
      const isLong = !impatient && round % 5 === 0;
      const killedAfter = isLong ? 30 + random.whole(20) : 1 + random.whole(mailsPerRound - 3);
      const deadline = performance.now() + (isLong ? 35_000 : 15_000);
      while (accepted.filter((mail) => mail.round === round).length < killedAfter && performance.now() < deadline)
        await wait(5);
      await wait(random.between(0, 60));
      worker.kill('SIGKILL');
      await once(worker, 'exit');
    }
    const worker = spawnWorker(environment);
    const recoveryMs = await untilDone(backend, impatient);
    worker.kill('SIGTERM');
    const [code] = await once(worker, 'exit');
    return { ...sentMails(accepted, rounds), images: await countImages(backend, pictureIds), code, recoveryMs };
  } finally {
    await new Promise<void>((closed) => server.close(closed));
    await backend.close();
  }
}

async function listen(
  round: () => number,
  accepted: AcceptedMail[],
  random: ReturnType<typeof randomOf>,
): Promise<SMTPServer> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, _session, done) {
      const received = round();
      // Null: the worker was killed before it had sent the whole message.
      const chunks: Buffer[] | null = await stream.toArray().catch(() => null);
      if (!chunks) return;
      await wait(random.between(0, 40));
      const subject = /^Subject: (.+)$/m.exec(Buffer.concat(chunks).toString())?.[1]?.trim() ?? '';
      accepted.push({ subject, round: received });
      done();
    },
  });
  // A killed worker resets its connection.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return server;
}

/** Adds the jobs of one round in a transaction. Returns the ids of the pictures. */
async function addJobs({ boss, database }: TestBackend, round: number): Promise<string[]> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
  const bytes = await sharp({ create: { width: 800, height: 533, channels: 3, background: '#0a0', noise } })
    .jpeg()
    .toBuffer();
  const ids = Array.from({ length: picturesPerRound }, () => randomUUID());
  await database.transaction(async (transaction) => {
    for (let mail = 1; mail <= mailsPerRound; mail += 1) {
      const message = { to: 'olivia@example.com', subject: `${round}-${mail}`, text: 'x' };
      await addJob(boss, transaction, 'mail', { ...message, createdAt: new Date().toISOString() });
    }
    for (const id of ids) {
      await transaction.insert(pictures).values({ id, width: 800, height: 533, alt: '' });
      await transaction.insert(pictureSources).values({ pictureId: id, mediaType: 'image/jpeg', bytes });
      await addJob(boss, transaction, 'image-variants', { pictureId: id });
    }
  });
  return ids;
}

const spawnWorker = (environment: NodeJS.ProcessEnv) =>
  spawn(process.execPath, [program], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });

async function untilDone({ boss, database }: TestBackend, impatient: boolean): Promise<number> {
  const started = performance.now();
  for (;;) {
    if (impatient) {
      await database.execute(
        `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'
           and heartbeat_on < now() - interval '2 seconds'`,
      );
      await boss.supervise();
      await database.execute(`update pgboss.job set start_after = now() where state = 'retry'`);
    }
    const { rows } = await database.execute<{ open: number }>(
      `select count(*)::int as open from pgboss.job
       where state in ('created', 'retry', 'active', 'failed') and name in ('mail', 'image-variants')`,
    );
    if (rows[0]?.open === 0) return performance.now() - started;
    if (performance.now() - started > 600_000) throw new Error(`${rows[0]?.open} jobs are not done after ten minutes.`);
    await wait(500);
  }
}

/** `unexplained`: mails that were sent again although they were not the last one before a kill. */
function sentMails(accepted: readonly AcceptedMail[], rounds: number) {
  const expected = Array.from({ length: rounds * mailsPerRound }, (_, index) => {
    return `${Math.floor(index / mailsPerRound) + 1}-${(index % mailsPerRound) + 1}`;
  });
  const times = Map.groupBy(accepted, ({ subject }) => subject);
  const lastOf = new Map(accepted.map(({ subject, round }) => [round, subject]));
  const twice = [...times].filter(([, sent]) => sent.length > 1);
  return {
    mails: expected.length,
    missing: expected.filter((subject) => !times.has(subject)),
    twice: twice.map(([subject]) => subject),
    unexplained: twice.filter(([subject, sent]) =>
      sent.slice(0, -1).some(({ round }) => lastOf.get(round) !== subject),
    ),
  };
}

/** Counts complete images; a damaged one throws. */
async function countImages({ config }: TestBackend, pictureIds: readonly string[]): Promise<number> {
  let images = 0;
  for (const id of pictureIds) {
    const folder = join(config.dataFolder, 'pictures', id);
    const files = (await readdir(folder)).filter((name) => /^\d+\.avif$/.test(name));
    for (const name of files) await sharp(await readFile(join(folder, name))).stats();
    images += files.length;
  }
  return images;
}
