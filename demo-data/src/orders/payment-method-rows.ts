import type { paymentCustomers, paymentMethods } from 'backend/tables';
import { demoUsers } from '../people/people.ts';
import { stableId } from '../stable-id.ts';

type Account = keyof typeof demoUsers;

/** The saved cards of a demo account. The second one expires next month. */
export type DemoCard = 'default' | 'expiring';

export const paymentMethodId = (account: Account, card: DemoCard) => stableId(`payment-method/${account}/${card}`);

/** Returns the saved cards of an account, under ids that the payment sandbox knows from its start. */
export function paymentMethodRows(
  account: Account,
  now: Date,
): {
  customers: (typeof paymentCustomers.$inferInsert)[];
  methods: (typeof paymentMethods.$inferInsert & { id: string })[];
} {
  const ownerId = demoUsers[account].id;
  const createdAt = new Date(now.getTime() - 900 * 86_400_000);
  const stamps = { createdAt, updatedAt: createdAt };
  const customer = { id: stableId(`payment-customer/${account}`), ownerId, provider: 'sandbox', ...stamps };
  const card = (name: DemoCard, brand: string, lastFour: string, expiry: Date) => ({
    id: paymentMethodId(account, name),
    ownerId,
    provider: 'sandbox',
    providerMethodId: `card_demo_${account}_${name}`,
    brand,
    lastFour,
    expiryMonth: expiry.getUTCMonth() + 1,
    expiryYear: expiry.getUTCFullYear(),
    isDefault: name === 'default',
    ...stamps,
  });
  return {
    customers: [{ ...customer, providerCustomerId: `cus_demo_${account}` }],
    methods: [
      card('default', 'visa', '4242', monthsAfter(now, 26)),
      card('expiring', 'mastercard', '4444', monthsAfter(now, 1)),
    ],
  };
}

const monthsAfter = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
