import { addMonths } from '../date/local-date.ts';
import type { Violation } from '../wire/problem.ts';
import type { IdentityDocumentContent, IdentityDocumentKind } from './identity-document.ts';
import { isMedicareNumber } from './medicare-number.ts';
import { containsTaxFileNumber, taxFileNumberMessage } from './tax-file-number.ts';

export const identityDocumentLabels: Record<IdentityDocumentKind, string> = {
  birthCertificate: 'Birth certificate',
  citizenshipCertificate: 'Citizenship certificate',
  passport: 'Passport',
  driverLicence: 'Australian driver licence',
  governmentEmployeeCard: 'Government employee card with photo',
  concessionCard: 'Concession card',
  studentCard: 'Tertiary student card',
  ratesNotice: 'Council rates notice',
  employerLetter: 'Letter from an employer',
  mortgageDocument: 'Mortgage document',
  medicareCard: 'Medicare card',
  bankStatement: 'Bank statement or card',
  utilityBill: 'Utility bill',
  vehicleRegistration: 'Vehicle registration',
  foreignLicence: 'Foreign driver licence',
  leaseAgreement: 'Lease agreement',
  changeOfName: 'Change of name or marriage certificate',
};

type Field =
  | 'earlierName'
  | 'number'
  | 'cardNumber'
  | 'state'
  | 'country'
  | 'individualReference'
  | 'institution'
  | 'expiresOn';

const fieldsOf: Partial<Record<IdentityDocumentKind, readonly Field[]>> = {
  birthCertificate: ['state'],
  citizenshipCertificate: [],
  passport: ['number', 'country', 'expiresOn'],
  driverLicence: ['number', 'cardNumber', 'state', 'expiresOn'],
  medicareCard: ['number', 'individualReference', 'expiresOn'],
  governmentEmployeeCard: ['institution', 'expiresOn'],
  concessionCard: ['institution', 'expiresOn'],
  studentCard: ['institution', 'expiresOn'],
  foreignLicence: ['country', 'expiresOn'],
  changeOfName: ['earlierName'],
};

/** The fields that a kind of document needs. A field that it does not need must be absent, so that it isn't stored. */
export const identityDocumentFields = (kind: IdentityDocumentKind): readonly Field[] =>
  fieldsOf[kind] ?? ['institution'];

const missingMessages: Record<Field, string> = {
  earlierName: 'Enter the name before the change, as it is on the document.',
  number: 'Enter the number.',
  cardNumber: 'Enter the card number too. It is on the front or back of the licence.',
  state: 'Choose the state or territory that issued it.',
  country: 'Choose the country.',
  individualReference: 'Enter the number beside the name: 1 to 9.',
  institution: 'Enter who issued it, such as the bank or council.',
  expiresOn: 'Enter the expiry date.',
};

/**
 * Returns the violations of a document (V4 Medicare cards, V5 passports, licences and expiry dates). Paths are relative
 * to the document.
 * @param today the local date at the property
 */
export function identityDocumentViolations(document: IdentityDocumentContent, today: string): Violation[] {
  const needed = identityDocumentFields(document.kind);
  const violations: Violation[] = [];
  const add = (propertyPath: string, code: string, message: string) => violations.push({ propertyPath, message, code });
  for (const field of Object.keys(missingMessages) as Field[]) {
    const value = document[field];
    if (needed.includes(field) && !value) add(field, 'missing', missingMessages[field]);
    if (!needed.includes(field) && value) add(field, 'not-needed', 'Leave this out. This document doesn’t need it.');
  }
  for (const field of ['nameOnDocument', 'earlierName', 'institution'] as const) {
    if (containsTaxFileNumber(document[field] ?? '')) add(field, 'tax-file-number', taxFileNumberMessage);
  }
  for (const one of numberViolations(document)) violations.push(one);
  if (isExpired(document, today)) add('expiresOn', 'expired', expiredMessage(document.kind));
  return violations;
}

/** The end of validity: a passport counts for two more years (V5). */
function isExpired({ kind, expiresOn }: IdentityDocumentContent, today: string): boolean {
  if (!expiresOn || !identityDocumentFields(kind).includes('expiresOn')) return false;
  const validUntil = kind === 'passport' ? addMonths(expiresOn, 24) : expiresOn;
  return validUntil < today;
}

const expiredMessage = (kind: IdentityDocumentKind) =>
  kind === 'passport'
    ? 'This passport expired two years ago or more. Add another document.'
    : 'This document has expired. Add a current one.';

function numberViolations(document: IdentityDocumentContent): Violation[] {
  const { kind, number, cardNumber, individualReference, country } = document;
  const violations: Violation[] = [];
  const check = (propertyPath: Field, isValid: boolean, message: string) => {
    if (!isValid) violations.push({ propertyPath, message, code: `${kind}-${propertyPath}` });
  };
  const compact = number && compactNumber(number);
  if (kind === 'medicareCard') {
    if (compact) {
      check('number', isMedicareNumber(compact), 'Check the number: 10 digits, as on the card, such as 2123 45670 1.');
    }
    if (individualReference) {
      check('individualReference', /^[1-9]$/.test(individualReference), 'Enter a digit from 1 to 9.');
    }
  }
  if (kind === 'passport' && compact) {
    const isValid = country === 'AU' ? /^[A-Z]{1,2}\d{7}$/.test(compact) : /^[A-Z0-9]{5,12}$/.test(compact);
    const message =
      country === 'AU'
        ? 'Check the number: one or two letters and seven digits, such as PA1234567.'
        : 'Check the number: 5 to 12 letters and digits.';
    check('number', isValid, message);
  }
  if (kind === 'driverLicence') {
    if (compact) check('number', /^[A-Z0-9]{6,10}$/.test(compact), 'Check the number: 6 to 10 letters and digits.');
    if (cardNumber) {
      const isValid = /^[A-Z0-9]{6,10}$/.test(compactNumber(cardNumber));
      check('cardNumber', isValid, 'Check the card number: 6 to 10 letters and digits.');
    }
  }
  return violations;
}

/** The message about a document that is added twice. */
export const duplicateMessage = 'You’ve already added this document.';

/** Returns the violation of a document whose kind and number are among the stored ones. */
export function duplicateViolations(
  { kind, number }: IdentityDocumentContent,
  stored: readonly Pick<IdentityDocumentContent, 'kind' | 'number'>[],
): Violation[] {
  if (number === undefined) return [];
  const isSame = (one: Pick<IdentityDocumentContent, 'kind' | 'number'>) =>
    one.kind === kind && one.number !== undefined && compactNumber(one.number) === compactNumber(number);
  return stored.some(isSame) ? [{ propertyPath: 'number', message: duplicateMessage, code: 'duplicate' }] : [];
}

/** Removes spaces and hyphens, and writes letters in upper case. */
export const compactNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** The last digits of a number that may remain once the identity is verified: three, or two of a short number. */
export function numberEnding(number: string): string {
  const compact = compactNumber(number);
  return compact.slice(compact.length > 6 ? -3 : -2);
}
