import * as z from 'shared-contract/schema';
import {
  type IdentityDocument,
  type IdentityDocumentContent,
  type IdentityDocumentKind,
  identityDocumentContent,
} from 'shared-contract/tenant-check/identity-document';
import {
  duplicateMessage,
  identityDocumentFields,
  identityDocumentViolations,
  numberEnding,
} from 'shared-contract/tenant-check/identity-document-rules';
import { messagesByField } from 'shared-contract/wire/messages-by-field';
import type { Violation } from 'shared-contract/wire/problem';
import { shapeViolations } from 'shared-contract/wire/shape-violations';

/** The entered values. A kind that is not chosen yet is empty. */
export type DocumentFormValues = Record<Exclude<keyof IdentityDocumentContent, 'kind'>, string> & {
  kind: IdentityDocumentKind | '';
};

export const emptyDocument = (applicantName: string): DocumentFormValues => ({
  kind: '',
  nameOnDocument: applicantName,
  earlierName: '',
  number: '',
  cardNumber: '',
  state: '',
  country: 'AU',
  individualReference: '',
  institution: '',
  expiresOn: '',
});

/** Returns the values that this kind of document needs, so that nothing else is sent. */
function neededValues(kind: IdentityDocumentKind, values: DocumentFormValues): Record<string, string> {
  const filled = identityDocumentFields(kind)
    .map((field) => [field, values[field].trim()] as const)
    .filter(([, value]) => value !== '');
  return { kind, nameOnDocument: values.nameOnDocument, ...Object.fromEntries(filled) };
}

type Parsed = { ok: true; content: IdentityDocumentContent } | { ok: false; errors: Record<string, string> };

/**
 * Returns the content of the form, or the message of each invalid field: the rules of V4 and V5, as on the server.
 * @param today the local date
 * @param documents those that are stored
 */
export function parseDocument(
  values: DocumentFormValues,
  today: string,
  documents: readonly IdentityDocument[] = [],
): Parsed {
  if (values.kind === '') return { ok: false, errors: { kind: 'Choose the document.' } };
  const parsed = z.safeParse(identityDocumentContent, neededValues(values.kind, values));
  const violations = parsed.success ? identityDocumentViolations(parsed.data, today) : shapeViolations(parsed);
  if (parsed.success && violations.length === 0) {
    if (documents.some((one) => isSameDocument(one, parsed.data))) {
      return { ok: false, errors: { number: duplicateMessage } };
    }
    return { ok: true, content: parsed.data };
  }
  return { ok: false, errors: documentErrors(violations) };
}

/** The browser knows only the last digits of stored numbers. The server compares whole ones. */
const isSameDocument = (stored: IdentityDocument, { kind, number, expiresOn }: IdentityDocumentContent): boolean =>
  number !== undefined &&
  stored.kind === kind &&
  stored.numberEnding === numberEnding(number) &&
  stored.expiresOn === expiresOn;

/** Returns the messages of violations by field. The paths of the server start with `content.`. */
export const documentErrors = (violations: readonly Violation[]): Record<string, string> =>
  messagesByField(violations, (path) => path.replace(/^content\./, ''));
