import type { BackendConfig } from '../config.ts';
import { outboxTransport } from './outbox-transport.ts';
import { smtpTransport } from './smtp-transport.ts';

export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Where an answer goes; without it, to the sender's address, which nobody reads. */
  replyTo?: string;
};

/** What a route has: the message is sent once the route's transaction is committed, and not at all when it is not. */
export type Mail = { send: (message: MailMessage) => Promise<void> };

/** What carries messages away. `id` is the message's own: sent twice, it is the same message. */
export type MailTransport = {
  send: (message: MailMessage & { id: string; createdAt: Date }) => Promise<void>;
  close: () => void;
};

/** An outbox folder in the data folder, or the server at `SMTP_URL`. */
export function createMailTransport(config: Pick<BackendConfig, 'smtpUrl' | 'mailFrom' | 'dataFolder'>): MailTransport {
  return config.smtpUrl === undefined ? outboxTransport(config) : smtpTransport(config.smtpUrl, config.mailFrom);
}
