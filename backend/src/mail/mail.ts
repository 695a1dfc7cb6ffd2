import type { BackendConfig } from '../config.ts';
import type { JobData } from '../jobs/job-queue.ts';
import { outboxTransport } from './outbox-transport.ts';
import { smtpTransport } from './smtp-transport.ts';

export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The address to which replies go. Mail to the sender's address is not read. */
  replyTo?: string;
};

/**
 * How a route sends mail. The mail is sent after the route's transaction was committed, and discarded on a rollback.
 */
export type Mail = { send: (message: MailMessage) => Promise<void> };

/** Returns mail that is added to the job queue in the transaction. */
export function queuedMail(addJob: (name: 'mail', data: JobData['mail']) => Promise<void>, now: Date): Mail {
  return { send: (message) => addJob('mail', { ...message, createdAt: now.toISOString() }) };
}

/** Sends one mail. `id` becomes its Message-ID, so that mail servers recognise a mail that is sent twice. */
export type MailTransport = {
  send: (message: MailMessage & { id: string; createdAt: Date }) => Promise<void>;
  close: () => void;
};

/** Writes to the outbox folder, or sends to the server at `SMTP_URL`. */
export function createMailTransport(config: Pick<BackendConfig, 'smtpUrl' | 'mailFrom' | 'dataFolder'>): MailTransport {
  return config.smtpUrl === undefined ? outboxTransport(config) : smtpTransport(config.smtpUrl, config.mailFrom);
}
