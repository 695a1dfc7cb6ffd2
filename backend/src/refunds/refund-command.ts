/*
 * The program of `pnpm --filter backend refund <order number> [amount]`. Refunds an order in full, or a part of it:
 * `refund V-100042 25.00`.
 */

import { centsOf, formatMoney } from 'shared-contract/money/money';
import { readConfig } from '../config.ts';
import { runningPostgresUrl } from '../database/embedded-postgres.ts';
import { connect } from '../database/open-database.ts';
import { addingOnly, startJobQueue } from '../jobs/job-queue.ts';
import { providerContext } from '../payments/money-context.ts';
import { type RefundOutcome, refundOrder } from './refund-order.ts';

const [number, amount] = process.argv.slice(2);
if (!number || (amount !== undefined && !/^\d{1,9}\.\d{2}$/.test(amount))) {
  console.error('Expected an order number and optionally an amount such as 25.00: refund V-100042 25.00');
  process.exit(2);
}
const config = readConfig(process.env);
const { database, pool, close } = connect(config.databaseUrl ?? (await runningPostgresUrl(config.dataFolder)), 2);
const boss = await startJobQueue(addingOnly(pool), (error) => console.error(error.message));
const amountCents = amount === undefined ? undefined : centsOf(amount);
const outcome = await refundOrder(providerContext({ database, config, boss }), { number, amountCents });
await boss.stop();
await close();
console.log(messageOf(outcome));
if (!outcome.ok || outcome.refund.status === 'failed') process.exitCode = 1;

function messageOf(result: RefundOutcome): string {
  if (!result.ok) return result.reason;
  const refunded = formatMoney(result.refund.amountCents);
  switch (result.refund.status) {
    case 'succeeded':
      return `Refunded ${refunded}.`;
    case 'failed':
      return `The payment provider rejected the refund of ${refunded}.`;
    case 'processing':
      return `The payment provider has not confirmed the refund of ${refunded} yet. A job finishes it.`;
  }
}
