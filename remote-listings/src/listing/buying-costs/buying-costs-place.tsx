import { lazy, Suspense, useRef } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import { useIsNearViewport } from '../use-is-near-viewport.ts';
import classes from './buying-costs-place.module.css';

const BuyingCosts = lazy(() => import('./buying-costs.tsx').catch(() => ({ default: LoadFailure })));

/** Without it, a failed load of this part would replace the page. */
const LoadFailure = (_: { listing: Listing }) => (
  <p>We couldn’t load the cost of buying. Reload the page to try again.</p>
);

/**
 * Reserves the place of the costs of buying and loads them near the viewport. Commercial property has none: GST, and in
 * some states another tax, decide what a buyer pays.
 */
export function BuyingCostsPlace({ listing }: { listing: Listing }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useIsNearViewport(place);
  return (
    listing.type !== 'lease' &&
    listing.property.propertyType.name !== 'Commercial' && (
      <div ref={place} className={classes.place} data-price={listing.pricing.displayType}>
        {near && (
          <Suspense>
            <BuyingCosts key={listing.id} listing={listing} />
          </Suspense>
        )}
      </div>
    )
  );
}
