import { useAtom } from 'jotai';
import { useId, useState } from 'react';
import { localDateIn } from 'shared-contract/date/local-date';
import type { Listing, Pricing } from 'shared-contract/listing/listing';
import { amountText } from 'shared-contract/money/parse-amount';
import { visiblePricing } from '../price/visible-pricing.ts';
import classes from './buying-costs.module.css';
import { CostBar } from './cost-bar.tsx';
import { costChoicesAtom } from './cost-choices.ts';
import { CostFields } from './cost-fields.tsx';
import { CostSummary } from './cost-summary.tsx';
import { DutyNote } from './duty/duty-note.tsx';
import type { PropertyKind } from './duty/duty-rules.ts';
import { dutyRowAt, estimateDuty } from './duty/estimate-duty.ts';
import { costedLoan } from './loan/costed-loan.ts';
import { parseCosts } from './parse-costs.ts';

/** Estimates the stamp duty, the cash that the buyer needs, and the repayments. Nothing of it leaves the browser. */
export default function BuyingCosts({ listing }: { listing: Listing }) {
  const heading = useId();
  const [choices, setChoices] = useAtom(costChoicesAtom);
  const pricing = shownPricing(listing);
  const [price, setPrice] = useState(() => shownPrice(pricing));
  const { address, timeZone } = listing.property;
  const [today] = useState(() => localDateIn(timeZone, new Date()));
  const kind = kindOf(listing);
  const row = dutyRowAt(address.state, today);
  const parsed = parseCosts({ ...choices, price });
  const duty = parsed.price === null ? null : estimateDuty(row.value, { ...choices, kind, price: parsed.price });
  const loan = costedLoan(parsed, choices);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        Cost of buying
      </h2>
      <div className={classes.card}>
        <CostFields
          pricing={pricing}
          kind={kind}
          rules={row.value}
          price={price}
          choices={choices}
          parsed={parsed}
          onPrice={setPrice}
          onChange={(change) => setChoices((before) => ({ ...before, ...change }))}
        />
        <div className={classes.results}>
          <CostSummary parsed={parsed} duty={duty} loan={loan} choices={choices} />
          {parsed.price !== null && duty && loan && (
            <CostBar price={parsed.price} duty={duty.duty} interest={loan.interest} years={choices.years} />
          )}
          <DutyNote row={row} kind={kind} today={today} choices={choices} />
        </div>
      </div>
    </section>
  );
}

const kinds: Record<string, PropertyKind> = { Land: 'land', Rural: 'rural' };
const kindOf = ({ property }: Listing): PropertyKind => kinds[property.propertyType.name] ?? 'home';

/** The owner also receives an amount that is hidden from visitors, so it is removed here. */
function shownPricing(listing: Listing): Pricing {
  const pricing = visiblePricing(listing);
  return pricing.displayType === 'hide' ? { displayType: 'hide' } : pricing;
}

/** The price as typed text. Empty for a range and for a hidden price. */
const shownPrice = ({ displayValue }: Pricing) =>
  displayValue && 'value' in displayValue ? amountText(displayValue.value) : '';
