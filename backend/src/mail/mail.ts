import type { BackendConfig } from '../config.ts';
import { outboxFolder } from './outbox-folder.ts';
import { smtpServer } from './smtp-server.ts';

export type Message = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Where an answer goes; without it, to the sender's address, which nobody reads. */
  replyTo?: string;
};

/** What a route has: the message is sent once the route's transaction is committed, and not at all when it is not. */
export type Mail = { send: (message: Message) => Promise<void> };

/** What carries messages away. `id` is the message's own: sent twice, it is the same message. */
export type MailCarrier = {
  carry: (message: Message & { id: string; createdAt: Date }) => Promise<void>;
  close: () => void;
};

/** An outbox folder in the data folder, or the server at `SMTP_URL`. */
export function mailCarrier(config: Pick<BackendConfig, 'smtpUrl' | 'mailFrom' | 'dataFolder'>): MailCarrier {
  return config.smtpUrl === undefined ? outboxFolder(config) : smtpServer(config.smtpUrl, config.mailFrom);
}
