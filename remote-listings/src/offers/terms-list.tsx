import type { OfferTerms } from 'shared-contract/offer/offer';
import { termsLines } from 'shared-contract/offer/offer-labels';
import classes from './terms-list.module.css';

type TermsListProps = {
  terms: OfferTerms;
  /** The previous terms. Terms that differ from them are marked. */
  before?: OfferTerms | undefined;
};

/** The terms of an offer. With `before`, shows the previous value of each term that has changed. */
export function TermsList({ terms, before }: TermsListProps) {
  const old = new Map(before ? termsLines(before) : []);
  return (
    <dl className={classes.terms}>
      {termsLines(terms).map(([label, value]) => {
        const was = old.get(label);
        const changed = was !== undefined && was !== value;
        return (
          <div key={label} className={classes.line} data-changed={changed || undefined}>
            <dt>{label}</dt>
            <dd>
              <span className={classes.value}>{value}</span>
              {changed && <span className={classes.was}>was {was}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
