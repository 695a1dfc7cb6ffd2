import { and, asc, eq, inArray } from 'drizzle-orm';
import { planCategory } from 'shared-contract/order/product';
import { providerContext } from '../../payments/money-context.ts';
import { paymentProviders } from '../../payments/payment-providers.ts';
import { paymentMethods, payments } from '../../payments/payment-tables.ts';
import { insertProduct, insertProperty, insertSubscription, testBackend } from '../../testing/index.ts';
import { insertCharge } from '../../testing/insert-charge.ts';
import { insertPaymentMethod } from '../../testing/insert-payment-method.ts';
import { insertUser } from '../../testing/test-user.ts';
import { nextPeriodEnd } from '../billing-periods.ts';
import { renewSubscriptions } from '../renew-subscriptions.ts';
import { subscriptionCharges } from '../subscription-charge-table.ts';
import { subscriptions } from '../subscription-table.ts';
import { memoryCards } from './memory-cards.ts';
import { settleOpen } from './settle-open.ts';

export type BillingWorld = Awaited<ReturnType<typeof billingWorld>>;
type Values = Partial<typeof subscriptions.$inferInsert>;

const owner = { id: '15000000-0000-4000-8000-000000000001', username: 'olivia@example.com' };
const timeZone = 'Australia/Melbourne';

/** A backend with a clock that tests move, cards in memory, an owner with a property, and plans. */
export async function billingWorld(start: string) {
  let now = new Date(start);
  const cards = memoryCards(() => now);
  const providers = paymentProviders(cards.provider, null);
  const backend = await testBackend({ clock: () => now, paymentProviders: providers, paymentsPerHour: 1e6 });
  const { database } = backend;
  await insertUser(database, owner);
  const property = await insertProperty(database, { ownerId: owner.id, timeZone });
  const plan = (sku: string, priceCents: number, billingPeriod: 'month' | 'year') =>
    insertProduct(database, { category: planCategory, sku, name: sku, priceCents, billingPeriod, listingTypes: [] });
  const plans = {
    basic: await plan('Basic', 2_900, 'month'),
    plus: await plan('Plus', 4_900, 'month'),
    yearly: await plan('Yearly', 29_900, 'year'),
    estate: await plan('Estate', 490_000, 'month'),
  };
  const context = providerContext(backend);
  const run = () => renewSubscriptions(context);

  return {
    backend,
    database,
    context,
    cards,
    owner,
    property,
    plans,
    now: () => now,
    setNow: (to: Date | string) => {
      now = new Date(to);
    },
    addCard: (values: Partial<typeof paymentMethods.$inferInsert> = {}) =>
      insertPaymentMethod(database, { ownerId: owner.id, ...values }),
    /** Returns the token by which the provider knows a saved card. */
    async tokenOf(cardId: string) {
      const [row] = await database.select().from(paymentMethods).where(eq(paymentMethods.id, cardId));
      if (!row) throw new Error(`There is no card ${cardId}.`);
      return row.providerMethodId;
    },
    /** Starts a subscription now, with its first charge paid. */
    async subscribe(values: Values & { plan?: keyof typeof plans } = {}) {
      const { plan: sku = 'basic', ...overrides } = values;
      const { id: productId, name, priceCents, billingPeriod } = plans[sku];
      if (!billingPeriod) throw new Error('Expected a plan.');
      const currentPeriodEnd = nextPeriodEnd(now, { anchor: now, billingPeriod, timeZone });
      const row = await insertSubscription(database, {
        ownerId: owner.id,
        propertyId: property.id,
        productId,
        name,
        priceCents,
        billingPeriod,
        startedAt: now,
        currentPeriodEnd,
        ...overrides,
      });
      const { id: subscriptionId, priceCents: amountCents, currentPeriodEnd: periodEnd } = row;
      const paid = { amountCents, periodStart: now, periodEnd, paidAt: now, createdAt: now };
      await insertCharge(database, { ownerId: owner.id, subscriptionId, ...paid });
      return row;
    },
    run,
    /** Moves the clock in steps until an instant, and runs the job after each step. */
    async runUntil(until: string | Date, everyMs = 86_400_000) {
      const end = new Date(until).getTime();
      while (now.getTime() < end) {
        now = new Date(Math.min(now.getTime() + everyMs, end));
        await run();
      }
    },
    /** Asks the provider about all open payments, as the job of payments does. */
    settle: () => settleOpen(context),
    async read(id: string) {
      const [row] = await database.select().from(subscriptions).where(eq(subscriptions.id, id));
      if (!row) throw new Error(`There is no subscription ${id}.`);
      return row;
    },
    /** The charges after the first one, oldest first. */
    charges: (id: string) =>
      database
        .select()
        .from(subscriptionCharges)
        .where(
          and(eq(subscriptionCharges.subscriptionId, id), inArray(subscriptionCharges.kind, ['renewal', 'planChange'])),
        )
        .orderBy(asc(subscriptionCharges.createdAt)),
    payments: () => database.select().from(payments).orderBy(asc(payments.createdAt)),
    /** Returns the subjects of the mails that `work` sends, oldest first. */
    async mailsOf(work: () => Promise<unknown>) {
      const before = new Set((await backend.mails()).map(({ messageId }) => messageId));
      await work();
      const mails = await backend.mails();
      return mails.filter(({ messageId }) => !before.has(messageId)).map(({ subject }) => subject);
    },
  };
}
