import * as z from 'shared-contract/schema';
import { decimalAmount } from '../money/money.ts';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';

export const tenancyStatus = z.enum(['upcoming', 'active', 'ending', 'ended']);
export type TenancyStatus = z.infer<typeof tenancyStatus>;

/** `GET /api/tenancies?property.id=`. Rent is per week (SPEC §5). Dates are local, `2026-11-21`. */
export const tenancy = z.object({
  ...linked,
  property: z.object({ '@id': z.string(), '@type': z.string(), id: z.string(), fullAddress: z.string() }),
  status: openEnum(tenancyStatus),
  tenants: z.array(z.object({ name: z.string(), email: z.string(), primaryTenant: z.boolean() })),
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
  bond: decimalAmount,
});
export type Tenancy = z.infer<typeof tenancy>;
