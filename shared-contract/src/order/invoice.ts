import * as z from 'shared-contract/schema';
import { decimalAmount } from '../money/money.ts';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';

/** A tax invoice, or the credit note of a refund. `GET {@id}/pdf` returns its PDF. */
export const invoice = z.object({
  ...linked,
  /** Sequential and without gaps within each kind: `INV-000042`, `CN-000003`. */
  number: z.string(),
  kind: openEnum(z.enum(['invoice', 'creditNote'])),
  issuedAt: z.string(),
  /** Includes GST. Positive for a credit note, too. */
  total: decimalAmount,
});
export type Invoice = z.infer<typeof invoice>;
