import * as z from 'shared-contract/schema';
import { emailAddress } from '../contact/person-contact.ts';

/** The tenants to whom a mail goes. `sentAt` is the time when the mail server accepted it; null until then. */
export const mailRecipients = z.array(
  z.object({ name: z.string(), email: emailAddress, sentAt: z.nullable(z.string()) }),
);
export type MailRecipients = z.infer<typeof mailRecipients>;
