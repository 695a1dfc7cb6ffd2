import * as z from 'shared-contract/schema';
import { bankAccountFields } from '../money/bank-account.ts';
import { decimalAmount } from '../money/money.ts';

/** The most payments of a file. */
export const maxAbaPayees = 100;

/** Field lengths of the format (V12). */
export const abaLengths = { userName: 26, userId: 6, description: 12, payee: 32, reference: 18, remitter: 16 } as const;

/** A field of the file (V12): the format has no accents and few signs. Straight and curly apostrophes are allowed. */
const abaText = (maxLength: number, missing: string) =>
  z.string().check(
    z.trim(),
    z.refine<string>((text) => plainAbaText(text).trim() !== '', missing),
    z.maxLength(maxLength, `Use at most ${maxLength} characters.`),
    z.refine<string>(
      (text) => /^[A-Za-z0-9 +\-@.,&/()':#$!]*$/.test(plainAbaText(text)),
      "Use letters, digits, spaces and + - @ . , & / ( ) ' : # $ ! only.",
    ),
  );

/** Replaces letters with accents and curly apostrophes by plain ones. */
export const plainAbaText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[’‘]/g, "'");

const amount = decimalAmount.check(z.refine<string>((text) => Number(text) > 0, 'Enter an amount above $0.00.'));

/**
 * `POST /api/bank-accounts/{id}/aba-file`: payments from this account, for a user who has just signed in. The response
 * is a file for the bank; nothing is stored.
 */
export const abaFileInput = z.object({
  /** The three letters by which banks name the bank of the account, such as `CBA`. */
  bank: z.string().check(z.trim(), z.regex(/^[A-Za-z]{3}$/, 'Enter the three letters of your bank, such as CBA.')),
  /** The APCA user identification that the bank has given to the owner. */
  userId: z.string().check(z.trim(), z.regex(/^\d{1,6}$/, 'Enter your APCA user ID: up to six digits.')),
  userName: abaText(abaLengths.userName, 'Enter the name that your bank has for your user ID.'),
  description: abaText(abaLengths.description, 'Say what the payments are for, such as BILLS.'),
  /** When the bank makes the payments. */
  date: z.iso.date('Enter a date.'),
  /** True: adds a debit of the total from the paying account, as some banks require. */
  isBalanced: z.boolean(),
  payees: z
    .array(
      z.object({
        name: abaText(abaLengths.payee, 'Enter the account name, up to 32 characters.'),
        bsb: bankAccountFields.bsb,
        number: bankAccountFields.number,
        amount,
        reference: abaText(abaLengths.reference, 'Enter a reference, such as an invoice number.'),
      }),
    )
    .check(z.minLength(1, 'Add at least one payee.'), z.maxLength(maxAbaPayees, `Use at most ${maxAbaPayees} payees.`)),
});
export type AbaFileInput = z.infer<typeof abaFileInput>;
