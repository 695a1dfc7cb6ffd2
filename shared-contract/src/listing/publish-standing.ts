import type { Listing } from './listing.ts';
import { recommendedPhotos } from './listing-asset.ts';
import { listingReadinessReasons } from './listing-readiness.ts';
import { type ListingCheck, type StepStatus, stepStatus } from './listing-standing.ts';
import { isAdvertised } from './listing-status.ts';
import { preFlight } from './pre-flight.ts';

/** V18 of what is stored. */
export function mediaStatus({ listing }: Pick<ListingCheck, 'listing'>): StepStatus {
  const photos = listing.listingAssets.filter(({ kind }) => kind === 'photo').length;
  return stepStatus({
    missing: photos === 0 ? ['Add at least one photo.'] : [],
    advice:
      photos > 0 && photos < recommendedPhotos
        ? [`Listings with ${recommendedPhotos} photos or more are opened more often.`]
        : [],
  });
}

/** V25 of what is stored. */
export function ownershipStepStatus({ listing }: Pick<ListingCheck, 'listing'>): StepStatus {
  const { ownership } = listingReadinessReasons(listing);
  if (ownership === null) return stepStatus({});
  return stepStatus(listing.readiness?.ownership === 'rejected' ? { broken: [ownership] } : { missing: [ownership] });
}

export function packagesStatus({ listing }: Pick<ListingCheck, 'listing'>): StepStatus {
  return stepStatus({ missing: isChosen(listing) || needsNone(listing) ? [] : ['Choose a package.'] });
}

export function enhancementsStatus({ listing }: Pick<ListingCheck, 'listing'>): StepStatus {
  return stepStatus({ wished: isSettled(listing) ? [] : ['Photography, signboards and more, if you like.'] });
}

export function summaryStatus({ listing, now }: ListingCheck): StepStatus {
  if (isAdvertised(listing.status)) return stepStatus({});
  const errors = preFlight(listing, now).filter(({ severity }) => severity === 'error');
  return stepStatus({
    missing:
      errors.length > 0
        ? [
            errors.length === 1
              ? 'One thing is in the way of publishing.'
              : `${errors.length} things are in the way of publishing.`,
          ]
        : ['Everything is ready to be published.'],
  });
}

/** V25: an order is settled before a listing is published; one of nothing by publishing. */
export function checkoutStatus({ listing }: Pick<ListingCheck, 'listing'>): StepStatus {
  const { order } = listingReadinessReasons(listing);
  if (isSettled(listing) || needsNone(listing)) return stepStatus({});
  return stepStatus({ missing: [order ?? 'Publishing settles your order: there is nothing to pay.'] });
}

/** It is on the market already, and nothing was ordered since. */
const needsNone = ({ status, readiness }: Listing) => isAdvertised(status) && readiness?.order === 'missing';
const isSettled = ({ readiness }: Listing) => readiness?.order === 'settled';
const isChosen = ({ readiness }: Listing) => readiness !== undefined && readiness.order !== 'missing';
