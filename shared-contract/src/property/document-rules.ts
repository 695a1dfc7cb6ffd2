import { addDays, daysBetween } from '../date/local-date.ts';
import type { Violation } from '../wire/problem.ts';

/** The limits of documents. `fileTypesLabel` completes the sentence "Choose …". Each file can have up to 10 MB. */
export const documentRules = {
  mediaTypes: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  fileTypesLabel: 'a PDF or a JPEG, PNG or WebP picture',
  /** Of a property, without those in the bin. */
  maxDocuments: 500,
  maxVersions: 50,
  maxShares: 20,
} as const;

/** How many days a deleted document stays in the bin. */
export const binDays = 30;
/** How many days before a document expires its owner gets an email. */
export const expiryReminderDays = 30;
/** How many days a share link works at most. */
export const maxShareDays = 365;

/**
 * Returns what is due: `expired` from the day after the expiry date, `soon` from the day of the reminder. Null for a
 * document that expires later or never.
 * @param today the date at the property
 */
export function expiryState(expiresOn: string | null, today: string): 'expired' | 'soon' | null {
  if (expiresOn === null) return null;
  const days = daysBetween(today, expiresOn);
  if (days < 0) return 'expired';
  return days <= expiryReminderDays ? 'soon' : null;
}

/**
 * Returns what is wrong with the last day of a share link.
 * @param today the date at the property
 */
export function shareViolations(expiresOn: string, today: string): Violation[] {
  const last = addDays(today, maxShareDays);
  if (expiresOn >= today && expiresOn <= last) return [];
  return [{ propertyPath: 'expiresOn', message: 'Choose a date from today to a year from now.', code: 'share-date' }];
}
