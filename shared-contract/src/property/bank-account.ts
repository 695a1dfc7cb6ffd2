import * as z from 'shared-contract/schema';
import { bankAccountFields } from '../money/bank-account.ts';
import { iri, linked } from '../wire/json-ld.ts';

/**
 * A bank account of a property. The number is masked: the whole number is only in {@link bankAccountNumber}. At most
 * one account of a property receives its rent, and at most one pays its expenses.
 */
export const bankAccount = z.object({
  ...linked,
  property: iri,
  name: z.string(),
  /** Such as `063-000`. */
  bsb: z.string(),
  /** Such as `••• 456`. */
  maskedNumber: z.string(),
  receivesRent: z.boolean(),
  paysExpenses: z.boolean(),
  createdAt: z.string(),
});
export type BankAccountResource = z.infer<typeof bankAccount>;

const uses = { receivesRent: z.boolean(), paysExpenses: z.boolean() };

/** `POST /api/bank-accounts`. The id is made by the client, so that a repeated request adds the account once. */
export const bankAccountInput = z.object({ id: z.uuidv4(), property: iri, ...bankAccountFields, ...uses });
export type BankAccountInput = z.infer<typeof bankAccountInput>;

/** `PATCH /api/bank-accounts/{id}` with `If-Match`. Without `number`, the stored number stays. */
export const bankAccountPatch = z.partial(z.object({ ...bankAccountFields, ...uses }));
export type BankAccountPatch = z.infer<typeof bankAccountPatch>;

/** `GET /api/bank-accounts/{id}/number`: the whole number, for a user who has just signed in again. */
export const bankAccountNumber = z.object({ '@id': z.string(), '@type': z.string(), number: z.string() });

/** How many accounts a property can have. */
export const maxBankAccounts = 20;
