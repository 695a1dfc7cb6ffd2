import type { MailRecipients } from 'shared-contract/tenancy/mail-recipients';

/**
 * Returns the recipients with the time when the mail server accepted the mail to one of them. When a retry sends a mail
 * again, the time of the first one stays.
 */
export const markSent = (recipients: MailRecipients, email: string, at: Date): MailRecipients =>
  recipients.map((one) => (one.email === email && one.sentAt === null ? { ...one, sentAt: at.toISOString() } : one));

/** Returns the tenants who can get a mail. The owner gives the others a document by hand or post. */
export const recipientsOf = (tenants: readonly { name: string; email: string }[]): MailRecipients =>
  tenants.filter(({ email }) => email !== '').map(({ name, email }) => ({ name, email, sentAt: null }));
