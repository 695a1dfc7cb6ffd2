import * as z from 'shared-contract/schema';
import { decimalAmount } from '../money/money.ts';
import { plainLine } from '../text/plain-text.ts';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';
import { noticeFacts } from './notice.ts';

export const tenancyStatus = z.enum(['upcoming', 'active', 'ending', 'ended']);
export type TenancyStatus = z.infer<typeof tenancyStatus>;

/** `GET /api/tenancies?property.id=`. Rent is per week (SPEC §5). Dates are local, `2026-11-21`. */
export const tenancy = z.object({
  ...linked,
  property: z.object({ '@id': z.string(), '@type': z.string(), id: z.string(), fullAddress: z.string() }),
  status: openEnum(tenancyStatus),
  tenants: z.array(
    z.object({ name: z.string(), email: z.string(), phone: z.optional(z.string()), primaryTenant: z.boolean() }),
  ),
  rent: decimalAmount,
  rentFrequency: z.literal('week'),
  startDate: z.string(),
  /** Null for a periodic tenancy. */
  endDate: z.nullable(z.string()),
  /** The last day that is covered by the rent received, or null before the first full week is paid. */
  paidTo: z.nullable(z.string()),
  /**
   * Days for which rent is overdue (V31), at least 0: from `paidTo`, or from the start when no week is paid, until
   * today or `endDate`.
   */
  arrearsDays: z.int(),
  partPayment: decimalAmount,
  /** The rent that is due until today, today's included, and was not received. */
  rentDue: z.optional(decimalAmount),
  bond: decimalAmount,
  /** What tenants write on a payment: digits with a check digit (V11), unique among all tenancies. */
  paymentReference: z.optional(z.string()),
  /** The agreement that created this tenancy, null for one that was entered before agreements were signed here. */
  agreement: z.optional(
    z.nullable(
      z.object({
        '@id': z.string(),
        id: z.string(),
        /** False for an agreement that was signed elsewhere, so that there is no signed PDF. */
        hasSignedDocument: z.optional(z.boolean()),
      }),
    ),
  ),
  /** Where the bond is: what was received, when and under which number it was lodged. */
  bondRecord: z.optional(
    z.object({
      received: decimalAmount,
      /** The day of the first receipt. */
      receivedOn: z.optional(z.nullable(z.string())),
      /** The last lawful day to lodge what was received. Null once it is lodged, and where the tenants lodge it. */
      lodgeBy: z.optional(z.nullable(z.string())),
      lodgedOn: z.nullable(z.string()),
      number: z.nullable(z.string()),
    }),
  ),
  /** The local date of the first transaction in the ledger; null for an empty ledger. */
  firstTransactionOn: z.optional(z.nullable(z.string())),
  /** How a tenancy ended or will end, when notice was given or an end agreed. */
  ending: z.optional(z.nullable(z.object({ endDate: z.string(), reason: z.string() }))),
  /** The weekly rents of the past and those announced, oldest first. */
  rents: z.optional(z.array(z.object({ from: z.string(), rent: decimalAmount }))),
  noticeFacts: z.optional(noticeFacts),
});
export type Tenancy = z.infer<typeof tenancy>;

/** `POST /api/tenancies/{id}/bond-lodgement`: the bond was lodged with the authority of the state. */
export const bondLodgementInput = z.object({
  date: z.iso.date('Enter a date.'),
  number: plainLine(40, 'Enter the bond number.'),
});
