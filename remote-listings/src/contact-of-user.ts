import { formatPhone } from 'shared-contract/contact/person-contact';
import type { AppUser } from 'shared-contract/user/session';

/** Contact details as a form shows them: the phone number in national format. */
export type ContactOfUser = { name: string; email: string; phone: string };

/** Returns the contact details of a user, to fill in a form. */
export function contactOfUser({
  fullName,
  username,
  phone,
}: Pick<AppUser, 'fullName' | 'username' | 'phone'>): ContactOfUser {
  return { name: fullName, email: username, phone: formatPhone(phone ?? '') };
}
