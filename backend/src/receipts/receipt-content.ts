import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { formatMoney } from 'shared-contract/money/money';
import { longDate } from 'tenancy-law/form/long-date';
import { stateForm } from 'tenancy-law/form/state-form';
import * as z from 'zod/mini';
import { rentPosition } from '../ledger/ledger-balance.ts';
import { changeOf } from '../ledger/ledger-postings.ts';
import type { LedgerRow } from '../ledger/ledger-store.ts';
import { movementOf, type TenancyLedger } from '../ledger/read-ledger.ts';
import type { RentTerms } from '../ledger/rent-schedule.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { paymentReferenceOf } from '../tenancies/payment-reference.ts';

/**
 * What the PDF of a receipt shows. It is stored when the receipt is sent and never changes, even when the tenancy does.
 * So new fields must be optional.
 */
export const receiptContent = z.object({
  title: z.string(),
  number: z.int(),
  amountCents: z.int(),
  /** The local date on which the money was received. */
  date: z.iso.date(),
  issuedOn: z.iso.date(),
  /** The parties with the state's labels, such as `Rental provider`. */
  landlord: z.object({ label: z.string(), name: z.string() }),
  tenants: z.object({ label: z.string(), names: z.array(z.string()) }),
  place: z.string(),
  /** Set for rent: what the tenants write on their next payment. */
  paymentReference: z.optional(z.string()),
  /** What the payment is for and what is paid after it. */
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Set for a payment that was reversed. */
  reversedOn: z.nullable(z.iso.date()),
});
export type ReceiptContent = z.infer<typeof receiptContent>;

/**
 * Returns the content of a receipt. The owner's note is left out, because it can be a private one. Paid-to and the bond
 * are those after this receipt, in the order of the ledger.
 * @throws RangeError for a transaction without a receipt number
 */
export function receiptContentOf(ledger: TenancyLedger, receipt: LedgerRow, landlordName: string): ReceiptContent {
  const { receiptNumber: number, date, kind, entries } = receipt;
  if (number === null) throw new RangeError(`Expected a receipt, got a ${kind}.`);
  const { tenancy, transactions, today } = ledger;
  const { labels } = stateForm(tenancy.property.state, tenancy.row.startDate);
  const names = tenancy.row.tenants.map(({ name }) => name);
  return {
    title: kind === 'bondReceipt' ? 'Bond receipt' : 'Rent receipt',
    number,
    amountCents: changeOf(entries, 'bank'),
    date,
    issuedOn: today,
    landlord: { label: labels.landlord, name: landlordName },
    tenants: { label: `${labels.tenant}${names.length > 1 ? 's' : ''}`, names },
    place: fullAddressOf(tenancy.property),
    ...(kind === 'rentReceipt' && { paymentReference: paymentReferenceOf(tenancy.row) }),
    rows: kind === 'bondReceipt' ? bondRows(ledger, receipt, labels.bond) : rentRows(ledger, receipt),
    reversedOn: reversedOn(
      transactions.find(({ id }) => id === receipt.reversedBy),
      tenancy.property.timeZone,
    ),
  };
}

/** A correction counts on the day of the receipt, so the receipt shows the day on which it was recorded. */
function reversedOn(reversal: LedgerRow | undefined, timeZone: string): string | null {
  if (!reversal) return null;
  return reversal.reversalCause === 'mistake' ? localDateIn(timeZone, reversal.createdAt) : reversal.date;
}

type Rows = ReceiptContent['rows'];

function bondRows({ tenancy, transactions }: TenancyLedger, receipt: LedgerRow, label: string): Rows {
  const paid = -until(transactions, receipt).reduce((sum, { entries }) => sum + changeOf(entries, 'bondDue'), 0);
  return [
    { label: 'For', value: label },
    { label: 'Paid of the bond', value: `${formatMoney(paid)} of ${formatMoney(tenancy.row.bondCents)}` },
  ];
}

function rentRows({ terms, transactions }: TenancyLedger, receipt: LedgerRow): Rows {
  const coveredCents = -until(transactions, receipt).reduce((sum, row) => sum + movementOf(row).changeCents, 0);
  const before = rentPosition(terms, coveredCents + movementOf(receipt).changeCents, receipt.date);
  const { paidTo, partPaymentCents } = rentPosition(terms, coveredCents, receipt.date);
  const next = before.paidTo === null ? terms.startDate : addDays(before.paidTo, 1);
  const isWhole = paidTo !== null && paidTo >= next;
  return [
    {
      label: 'For',
      value: isWhole
        ? `Rent from ${longDate(next)} to ${longDate(paidTo)}`
        : `Part payment of the rent from ${longDate(next)}`,
    },
    { label: 'Rent paid to', value: paidTo === null ? 'No full week paid yet' : longDate(paidTo) },
    ...(partPaymentCents > 0 ? [{ label: 'Part payment', value: partText(terms, paidTo, partPaymentCents) }] : []),
  ];
}

function partText({ startDate, endDate }: RentTerms, paidTo: string | null, cents: number): string {
  const from = paidTo === null ? startDate : addDays(paidTo, 1);
  if (endDate !== null && from > endDate) return `${formatMoney(cents)} more than the rent until the end`;
  return `${formatMoney(cents)} of the rent from ${longDate(from)}`;
}

/** Returns the transactions up to this one. */
const until = (transactions: readonly LedgerRow[], { id }: LedgerRow) =>
  transactions.slice(0, transactions.findIndex((row) => row.id === id) + 1);
