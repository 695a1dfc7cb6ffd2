import { uploadRefusal } from 'shared-contract/listing/listing-asset';
import { authorisationDateViolations, authorityRules } from 'shared-contract/tenant-check/tenant-check-rules';
import type { Violation } from 'shared-contract/wire/problem';

type Errors = { file?: string | undefined; signedOn?: string | undefined };

/**
 * Returns why an authority can't be uploaded (V40): a file of an accepted type up to 10 MB, signed in the last 90 days.
 * @param today the local date at the property
 */
export function authorityErrors({ file, signedOn }: { file: File | null; signedOn: string }, today: string): Errors {
  const fileError = file === null ? 'Choose the file with the signed authority.' : uploadRefusal(file, authorityRules);
  const dateError =
    signedOn === '' ? 'Enter the date of the signature.' : authorisationDateViolations(signedOn, today)[0]?.message;
  return { ...(fileError ? { file: fileError } : {}), ...(dateError ? { signedOn: dateError } : {}) };
}

/** Sorts the server's violations to the date and the file. */
export function serverAuthorityErrors(violations: readonly Violation[]): Errors {
  const ofDate = violations.find(({ propertyPath }) => propertyPath === 'signedOn');
  const ofFile = violations.find(({ propertyPath }) => propertyPath !== 'signedOn');
  return { ...(ofDate ? { signedOn: ofDate.message } : {}), ...(ofFile ? { file: ofFile.message } : {}) };
}
