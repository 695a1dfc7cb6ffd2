import { amountOf, centsOf } from 'shared-contract/money/money';
import type { PlanChangeQuote, Subscription } from 'shared-contract/order/subscription';
import { Amount, AmountList } from 'shared-orders';
import { LocalInstant, Money } from 'shared-ui';

/** The amounts of a change of plan: what the rest of the period costs, what is unused, and what is due now. */
export function QuoteAmounts({ quote, subscription }: { quote: PlanChangeQuote; subscription: Subscription }) {
  const { product, remaining, unused, dueNow, credit, nextCharge } = quote;
  // The amounts of the quote sum up only with the credit that an earlier change has left.
  const earlierCredit = centsOf(remaining) - centsOf(unused) - centsOf(dueNow) + centsOf(credit);
  return (
    <AmountList>
      <Amount
        label={
          <>
            {product.name} until <LocalInstant at={subscription.currentPeriodEnd} show="date" />
          </>
        }
      >
        <Money amount={remaining} />
      </Amount>
      <Amount label={`Unused part of ${subscription.name}`}>
        −<Money amount={unused} />
      </Amount>
      {earlierCredit > 0 ? (
        <Amount label="Your credit so far">
          −<Money amount={amountOf(earlierCredit)} />
        </Amount>
      ) : null}
      <Amount label="Due now, GST included" kind="total">
        <Money amount={dueNow} />
      </Amount>
      {centsOf(credit) > 0 ? (
        <Amount label="Credit for your next charges">
          <Money amount={credit} />
        </Amount>
      ) : null}
      <Amount
        label={
          <>
            Next charge on <LocalInstant at={nextCharge.on} show="date" />
          </>
        }
      >
        <Money amount={nextCharge.amount} />
      </Amount>
    </AmountList>
  );
}
