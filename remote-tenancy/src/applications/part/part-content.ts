import type { ApplicantPart, ApplicationDetails } from 'shared-contract/application/application-content';
import { applicantPart, applicationDetails } from 'shared-contract/application/application-content';
import type { ApplicationField } from 'shared-contract/application/application-field';
import { parseAmount } from 'shared-contract/money/parse-amount';
import * as z from 'shared-contract/schema';
import { parseWholeNumber } from './parse-whole-number.ts';
import type { PartValues } from './part-values.ts';

/** The content of an application as the server stores it. A field without a value was left blank. */
export type PartContent = ApplicantPart & ApplicationDetails;

/** The entries that the user has filled in, with their positions in the form. Blank entries are not sent. */
type Filled = { content: unknown; positions?: number[] };

const isBlank = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() === '' : Object.values(value as object).every(isBlank);

const orUndefined = (typed: string) => (typed.trim() === '' ? undefined : typed);

const contactContent = ({ phone, email }: { phone: string; email: string }) => ({
  ...(isBlank(phone) ? {} : { phone }),
  ...(isBlank(email) ? {} : { email }),
});

const namedContent = (contact: { name: string; phone: string; email: string }) =>
  isBlank(contact) ? undefined : { name: contact.name, ...contactContent(contact) };

/** Text that is no amount stays as it is: the schema rejects it. */
function amountContent(typed: string): string {
  const read = parseAmount(typed);
  return read.ok && read.amount !== null ? read.amount : typed;
}

const wholeNumber = (typed: string) => (isBlank(typed) ? undefined : parseWholeNumber(typed));

function filledList<Entry>(
  entries: Entry[],
  isEmpty: (entry: Entry) => boolean,
  convert: (entry: Entry) => unknown,
): Filled {
  const filled = entries.flatMap((entry, position) => (isEmpty(entry) ? [] : [{ entry, position }]));
  return {
    content: filled.length === 0 ? undefined : filled.map(({ entry }) => convert(entry)),
    positions: filled.map(({ position }) => position),
  };
}

const converters: { [Field in keyof PartValues]: (value: PartValues[Field]) => Filled } = {
  phone: (typed) => ({ content: orUndefined(typed) }),
  dateOfBirth: (typed) => ({ content: orUndefined(typed) }),
  currentAddress: (typed) => ({ content: orUndefined(typed) }),
  rentalHistory: (homes) =>
    filledList(homes, isBlank, ({ address, from, to, lessor }) => ({
      address,
      from,
      to: orUndefined(to) ?? null,
      lessor: namedContent(lessor),
    })),
  employment: ({ employer, role, startedOn, contact }) => ({
    content: isBlank({ employer, role, startedOn, contact })
      ? undefined
      : { employer, role, startedOn: orUndefined(startedOn), contact: namedContent(contact) },
  }),
  income: (all) =>
    filledList(
      all,
      ({ amount }) => isBlank(amount),
      ({ source, amount }) => ({ source, amount: amountContent(amount) }),
    ),
  financialAbility: (typed) => ({ content: orUndefined(typed) }),
  referees: (all) =>
    filledList(all, isBlank, ({ name, relationship, ...rest }) => ({ name, relationship, ...contactContent(rest) })),
  emergencyContact: (contact) => ({ content: isBlank(contact) ? undefined : contact }),
  startDate: (typed) => ({ content: orUndefined(typed) }),
  termMonths: (typed) => ({ content: wholeNumber(typed) }),
  occupants: (typed) => ({ content: wholeNumber(typed) }),
  occupantsUnder18: (typed) => ({ content: wholeNumber(typed) }),
  pets: (all) =>
    filledList(
      all,
      ({ kind }) => isBlank(kind),
      ({ kind, count }) => ({ kind, count: wholeNumber(count) }),
    ),
  vehicles: (all) =>
    filledList(
      all,
      ({ count }) => isBlank(count),
      ({ kind, count }) => ({ kind, count: wholeNumber(count) }),
    ),
  rent: (typed) => ({ content: isBlank(typed) ? undefined : amountContent(typed) }),
  message: (typed) => ({ content: orUndefined(typed) }),
};

const schemas = { ...applicantPart.shape, ...applicationDetails.shape };

/** Returns the content of these fields, and an error for each value that cannot be sent, by its path in the form. */
export function partContentOf(
  values: PartValues,
  fields: readonly ApplicationField[],
): { content: PartContent; errors: Record<string, string> } {
  const content: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const filled = (converters[field] as (value: unknown) => Filled)(values[field]);
    const parsed = z.safeParse<z.ZodMiniType>(schemas[field], filled.content);
    content[field] = parsed.success ? parsed.data : filled.content;
    for (const { path, message } of parsed.error?.issues ?? []) {
      const [first, ...rest] = path;
      const inForm = typeof first === 'number' ? [filled.positions?.[first] ?? first, ...rest] : path;
      const isAmount = path.at(-1) === 'amount' || field === 'rent';
      errors[[field, ...inForm].join('.')] ??= isAmount ? 'Enter an amount such as 1,200.' : message;
    }
  }
  // The cast is safe where there are no errors: each field was parsed with its schema.
  return { content: content as PartContent, errors };
}
