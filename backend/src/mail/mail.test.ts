import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { addJob } from '../jobs/job-queue.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { readOutbox } from '../testing/read-outbox.ts';
import { readAttachments } from './attachments.ts';
import { createMailTransport, type MailTransport, queuedMail } from './mail.ts';

const now = new Date('2026-11-21T01:30:00Z');
const message = {
  id: '0d4e4d1a-0000-4000-8000-000000000001',
  createdAt: now,
  to: 'olivia@example.com',
  subject: 'An enquiry – 12A/3–5 Bridge Road',
  text: 'Žofie O’Brien asks: 可以看房吗？\n\n.\nBye',
  replyTo: 'zofie@example.com',
};

describe('outbox folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('writes files that mail programs can read', async () => {
    const transport = createMailTransport({ ...readConfig({}), dataFolder: folder });
    await transport.send(message);
    await transport.send(message);
    expect(await readOutbox(folder)).toEqual([
      {
        to: 'olivia@example.com',
        from: 'no-reply@verandah.example',
        replyTo: 'zofie@example.com',
        subject: message.subject,
        text: `${message.text}\n`,
        html: undefined,
        messageId: `<${message.id}@verandah.example>`,
        attachments: [],
        headers: expect.objectContaining({ 'auto-submitted': 'auto-generated' }),
      },
    ]);
  });

  it('prevents header injection', async () => {
    const transport = createMailTransport({ ...readConfig({}), dataFolder: folder });
    await transport.send({ ...message, subject: 'Hello\r\nBcc: victim@example.com\r\n\r\nbody' });
    const [mail] = await readOutbox(folder);
    expect(mail?.subject).toContain('Hello');
    expect(mail).toMatchObject({ to: 'olivia@example.com', text: `${message.text}\n` });
  });
});

/** A mail server on a free port. `received` has the source of each mail. */
async function smtpServer() {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      buffer(stream).then((mail) => {
        received.push(mail);
        done();
      }, done);
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((closed) => server.close(closed));
  return { url: `smtp://127.0.0.1:${port}`, received, close };
}

describe('SMTP transport', () => {
  let server: Awaited<ReturnType<typeof smtpServer>>;
  beforeEach(async () => {
    server = await smtpServer();
  });
  afterEach(() => server.close());

  it('sends the same message', async () => {
    const transport = createMailTransport(readConfig({ SMTP_URL: server.url, MAIL_FROM: 'home@verandah.test' }));
    await transport.send(message);
    transport.close();
    expect(server.received.map(String)).toEqual([
      expect.stringMatching(/From: home@verandah\.test[\s\S]+To: olivia@example\.com/),
    ]);
  });

  it('delivers the PDF of an invoice byte by byte', async () => {
    const backend = await testBackend({ smtpUrl: server.url });
    try {
      const owner = { id: '93000000-0000-4000-8000-000000000001' };
      await backend.signInAs(owner);
      const order = await backend.insert.order({ ownerId: owner.id });
      const { id, number } = await backend.insert.invoice({ ownerId: owner.id, orderId: order.id });
      const mail = queuedMail((name, data) => addJob(backend.boss, backend.database, name, data), now);
      const attachment = { kind: 'invoice' as const, id };
      await mail.send({ to: message.to, subject: 'Receipt', text: 'Thank you.', attachment });
      await backend.runQueue('mail');

      const [parsed] = await Promise.all(server.received.map((source) => PostalMime.parse(source)));
      expect(parsed).toMatchObject({ subject: 'Receipt', text: 'Thank you.\n', to: [{ address: message.to }] });
      const [pdf, ...others] = parsed?.attachments ?? [];
      expect([pdf?.mimeType, pdf?.filename, others]).toEqual(['application/pdf', `Verandah-${number}.pdf`, []]);
      const bytes = Buffer.from(pdf?.content as ArrayBuffer);
      const [stored] = await readAttachments(backend, attachment);
      expect(bytes.equals(stored?.content ?? Buffer.alloc(0))).toBe(true);
      expect((await backend.readPdf(bytes)).join(' ')).toContain(number);
      expect(await backend.boss.findJobs('mail')).toEqual([]);
    } finally {
      await backend.close();
    }
  });
});

describe('mail jobs', () => {
  let backend: TestBackend;
  beforeEach(async () => {
    backend = await testBackend();
  });
  afterEach(() => backend.close());

  const failing: MailTransport = {
    send: () => Promise.reject(new Error('the server is away')),
    close: () => {},
  };
  const mailOf = (database: Database) => queuedMail((name, data) => addJob(backend.boss, database, name, data), now);
  const send = (subject: string) => mailOf(backend.database).send({ to: 'jack@example.com', subject, text: 'x' });

  it('send each mail once and are deleted then', async () => {
    await send('one');
    await send('two');
    expect((await backend.mails()).map(({ subject }) => subject).sort()).toEqual(['one', 'two']);
    expect(await backend.mails()).toHaveLength(2);
    expect(await backend.boss.findJobs('mail')).toEqual([]);
  });

  it('send nothing for a transaction that was rolled back', async () => {
    const rolledBack = backend.database.transaction(async (transaction) => {
      await mailOf(transaction).send({ to: 'jack@example.com', subject: 'never', text: 'x' });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect(await backend.mails()).toEqual([]);
  });

  it('are retried with growing delays while the server is unavailable, and are reported', async () => {
    await send('patient');
    const failures: unknown[] = [];
    const log = { error: ({ attempts }: { attempts?: number }) => failures.push(attempts) };
    const delays: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const started = Date.now();
      await backend.runQueue('mail', { transport: failing, log });
      const [job] = await backend.boss.findJobs('mail');
      expect(job).toMatchObject({ state: 'retry', output: { message: 'the server is away' } });
      delays.push(Math.round(((job?.startAfter.getTime() ?? 0) - started) / 1000));
    }
    expect(failures).toEqual([1, 2, 3, 4, 5]);
    // Each delay is random between 5 s × 2ⁿ and twice as much.
    delays.forEach((delay, attempt) => {
      expect(delay).toBeGreaterThanOrEqual(4 * 2 ** attempt);
      expect(delay).toBeLessThanOrEqual(11 * 2 ** attempt);
    });
    expect((await backend.mails()).map(({ subject }) => subject)).toEqual(['patient']);
  });
});
