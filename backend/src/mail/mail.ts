import type { BackendConfig } from '../config.ts';
import type { AddJob } from '../jobs/job-queue.ts';
import { outboxTransport } from './outbox-transport.ts';
import { smtpTransport } from './smtp-transport.ts';

export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The address to which replies go. Without it they go to the sender's address, which is not monitored. */
  replyTo?: string;
  /** The document whose file is attached when the mail is sent. */
  attachment?: AttachedDocument;
  /** A calendar file that is attached. It describes the time of this mail, so it is not read when the mail is sent. */
  calendarFile?: CalendarFile;
  /**
   * The address that stops mails of this kind with one POST (RFC 8058). Mail programs show it as an unsubscribe button.
   */
  unsubscribeUrl?: string;
  /** The rent reminder that this mail sends. It records when the mail server accepted the mail. */
  reminderId?: string;
};

/**
 * A stored document. `signedAgreement` is a round of signing, `receipt` a receipt that was sent, `checkNotice` a notice
 * about a tenant check, `inspectionBooking` the calendar file of a booked inspection.
 */
export type AttachedDocument = {
  kind: 'invoice' | 'signedAgreement' | 'notice' | 'receipt' | 'checkNotice' | 'inspectionBooking';
  id: string;
};

/**
 * A message of iTIP (RFC 5546), with which calendar programs add, change or remove an event. The `text` contains the
 * same method.
 */
export type CalendarFile = { name: string; method: 'REQUEST' | 'CANCEL'; text: string };

export type Attachment = { filename: string; contentType: string; content: Buffer };

/**
 * Sends mail on behalf of a route. The mail is sent only after the route's transaction was committed. When the
 * transaction is rolled back, the mail is discarded.
 */
export type Mail = { send: (message: MailMessage) => Promise<void> };

/**
 * Returns a `Mail` that adds each message to the job queue, within the current transaction. `jobs/job-queue.ts`
 * declares how often a mail that cannot be sent is tried again.
 */
export const queuedMail = (addJob: AddJob, now: Date): Mail => ({
  send: (message) => addJob('mail', { ...message, createdAt: now.toISOString() }),
});

export type OutgoingMail = Omit<MailMessage, 'attachment' | 'calendarFile' | 'reminderId'> & {
  id: string;
  createdAt: Date;
  attachments?: Attachment[];
};

/** Sends one mail. `id` becomes its Message-ID, by which mail servers recognise a mail that a retry sends again. */
export type MailTransport = {
  send: (message: OutgoingMail) => Promise<void>;
  close: () => void;
};

/**
 * Returns a transport that sends to the server at `SMTP_URL`. Without that setting it writes mails to the outbox
 * folder.
 */
export function createMailTransport(config: Pick<BackendConfig, 'smtpUrl' | 'mailFrom' | 'dataFolder'>): MailTransport {
  return config.smtpUrl === undefined ? outboxTransport(config) : smtpTransport(config.smtpUrl, config.mailFrom);
}
