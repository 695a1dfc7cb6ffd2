import * as z from 'shared-contract/schema';
import { decimalAmount } from '../money/money.ts';
import { openEnum } from '../wire/open-enum.ts';
import { tenancyStatus } from './tenancy.ts';

const amounts = {
  /** The rent of the periods that begin this month. */
  due: decimalAmount,
  /** The rent received this month, less refunds and payments that were returned. */
  received: decimalAmount,
  /** The rent that fell due before today and was not received. Rent that is due today is not overdue. */
  overdue: decimalAmount,
  /** The rent received since 1 July, less refunds and payments that were returned. A bond is never part of it (V31). */
  cash: decimalAmount,
};

/** A tenancy in the rent roll. Days and months are those at the property. */
export const rentRollRow = z.object({
  tenancy: z.object({ '@id': z.string(), id: z.string() }),
  property: z.object({ '@id': z.string(), id: z.string(), fullAddress: z.string() }),
  tenants: z.array(z.object({ name: z.string() })),
  status: openEnum(tenancyStatus),
  /** Per week. */
  rent: decimalAmount,
  startDate: z.string(),
  paidTo: z.nullable(z.string()),
  partPayment: decimalAmount,
  arrearsDays: z.int(),
  ...amounts,
});
export type RentRollRow = z.infer<typeof rentRollRow>;

/**
 * `GET /api/rent-roll?page=&property.id=`: current and upcoming tenancies of all properties that are not archived, or
 * of one property, and past ones that owe rent or paid this financial year. The longest in arrears come first.
 */
export const rentRoll = z.object({
  '@id': z.string(),
  '@type': z.literal('RentRoll'),
  /** The year in which the current financial year began: 2026 for 2026–27. Null without rows. */
  yearFrom: z.nullable(z.int()),
  /** Sums over all pages. `late` is the number of tenancies whose rent is behind. */
  totals: z.object({ ...amounts, late: z.int() }),
  /**
   * The months of the financial year until today, July first: the rent received, and the expenses without private use
   * and capital items. Absent from an older server.
   */
  byMonth: z.optional(z.array(z.object({ month: z.string(), received: decimalAmount, expenses: decimalAmount }))),
  totalItems: z.int(),
  /** 30 rows of the page. */
  member: z.array(rentRollRow),
});
export type RentRoll = z.infer<typeof rentRoll>;
