import { eq } from 'drizzle-orm';
import { localDateIn } from 'shared-contract/date/local-date';
import type { BillingDetails } from 'shared-contract/order/billing-details';
import type { BackendConfig } from '../config.ts';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import type { Database } from '../database/database.ts';
import { storedRow } from '../database/single-row.ts';
import type { PaymentRow } from '../payments/payment-row.ts';
import type { InvoiceContent } from './invoice-content.ts';

/** The seller's clock decides the date of an invoice. The state of a property or buyer does not. */
const sellerTimeZone = 'Australia/Melbourne';

export const sellerDate = (at: Date) => localDateIn(sellerTimeZone, at);

export const sellerOf = ({ sellerName, sellerAbn, sellerAddress }: BackendConfig): InvoiceContent['seller'] => ({
  name: sellerName,
  abn: sellerAbn,
  address: sellerAddress,
});

/** Returns the buyer by the billing details, or by the account without them. So the buyer is always known (V37). */
export async function buyerOf(
  database: Database,
  ownerId: string,
  billing: BillingDetails | null,
): Promise<InvoiceContent['buyer']> {
  if (billing) {
    const { name, businessName, abn, email } = billing;
    return { name, businessName: businessName || null, abn: abn || null, email };
  }
  const account = database.select().from(customerUsers).where(eq(customerUsers.id, ownerId));
  const { firstName, lastName, username } = await storedRow(account, 'account');
  return { name: `${firstName} ${lastName}`.trim(), businessName: null, abn: null, email: username };
}

const brandNames: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

/** Returns how a payment was made: `Visa ending in 4242`, `Zip`, or null when nothing was paid. */
export function methodOf(payment: PaymentRow | null): string | null {
  if (payment === null || payment.kind === 'free') return null;
  if (payment.kind === 'zip') return 'Zip';
  const brand = brandNames[payment.cardBrand ?? ''] ?? 'Card';
  return payment.cardLastFour ? `${brand} ending in ${payment.cardLastFour}` : brand;
}
