import type { Violation } from '../wire/problem.ts';

/**
 * Returns the violation of an applicant's email that is the requester's own. With such an email the requester would
 * get the private link, and could sign for the applicant (V26, V40). Case and a tag after `+` make no difference.
 */
export function applicantEmailViolations(email: string, requesterEmail: string): Violation[] {
  if (mailboxOf(email) !== mailboxOf(requesterEmail)) return [];
  const message = 'Enter the applicant’s own email address, not yours. They get their private link there.';
  return [{ propertyPath: 'email', message, code: 'own-email' }];
}

const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
