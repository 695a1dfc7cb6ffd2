import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { readConfig } from '../config.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { readOutbox } from '../testing/read-outbox.ts';
import { createMailTransport, type MailTransport } from './mail.ts';
import { deliverDue, queuedMail, retryDelayMs } from './mail-queue.ts';
import { mails } from './mail-table.ts';

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

describe('SMTP transport', () => {
  it('sends the same message', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        stream.on('end', () => {
          received.push(text);
          done();
        });
      },
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const transport = createMailTransport(
      readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'home@verandah.test' }),
    );
    await transport.send(message);
    transport.close();
    await new Promise<void>((closed) => server.close(closed));
    expect(received).toEqual([expect.stringMatching(/From: home@verandah\.test[\s\S]+To: olivia@example\.com/)]);
  });
});

describe('mail queue', () => {
  let backend: TestBackend;
  beforeEach(async () => {
    backend = await testBackend();
  });
  afterEach(() => backend.close());

  const away: MailTransport = {
    send: () => Promise.reject(new Error('the server is away')),
    close: () => {},
  };
  const send = (subject: string) =>
    queuedMail(backend.database, now, () => {}).send({ to: 'jack@example.com', subject, text: 'x' });

  it('sends mail once, in order, and deletes the rows', async () => {
    await send('one');
    await send('two');
    expect((await backend.mails()).map(({ subject }) => subject).sort()).toEqual(['one', 'two']);
    expect(await backend.mails()).toHaveLength(2);
    expect(await backend.database.select().from(mails)).toEqual([]);
  });

  it('sends nothing for a transaction that was rolled back', async () => {
    const rolledBack = backend.database.transaction(async (transaction) => {
      await queuedMail(transaction, now, () => {}).send({ to: 'jack@example.com', subject: 'never', text: 'x' });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect(await backend.mails()).toEqual([]);
  });

  it('retries with growing delays while the server is unavailable, and reports it', async () => {
    await send('patient');
    const failures: number[] = [];
    await deliverDue(backend.database, away, now, (_error, attempts) => failures.push(attempts));
    await deliverDue(backend.database, away, now, (_error, attempts) => failures.push(attempts));
    expect(failures).toEqual([1]);
    const [row] = await backend.database.select().from(mails);
    expect(row).toMatchObject({ attempts: 1, nextAttemptAt: new Date('2026-11-21T01:31:00Z') });
    await deliverDue(backend.database, away, new Date('2026-11-21T01:31:00Z'), (_error, attempts) =>
      failures.push(attempts),
    );
    expect(failures).toEqual([1, 2]);
    expect([1, 2, 5, 30].map((attempts) => retryDelayMs(attempts) / 60_000)).toEqual([1, 2, 16, 360]);
  });
});
