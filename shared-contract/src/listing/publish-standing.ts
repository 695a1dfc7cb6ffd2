import type { Listing } from './listing.ts';
import { advisedPhotos } from './listing-asset.ts';
import { listingReadinessReasons } from './listing-readiness.ts';
import { type ListingAt, type Standing, standingOf } from './listing-standing.ts';
import { isAdvertised } from './listing-status.ts';
import { preFlight } from './pre-flight.ts';

/** V18 of what is stored. */
export function mediaStanding({ listing }: Pick<ListingAt, 'listing'>): Standing {
  const photos = listing.listingAssets.filter(({ kind }) => kind === 'photo').length;
  return standingOf({
    missing: photos === 0 ? ['Add at least one photo.'] : [],
    advice:
      photos > 0 && photos < advisedPhotos
        ? [`Listings with ${advisedPhotos} photos or more are opened more often.`]
        : [],
  });
}

/** V25 of what is stored. */
export function ownershipStanding({ listing }: Pick<ListingAt, 'listing'>): Standing {
  const { ownership } = listingReadinessReasons(listing);
  if (ownership === null) return standingOf({});
  return standingOf(listing.readiness?.ownership === 'rejected' ? { broken: [ownership] } : { missing: [ownership] });
}

export function packagesStanding({ listing }: Pick<ListingAt, 'listing'>): Standing {
  return standingOf({ missing: isChosen(listing) || needsNone(listing) ? [] : ['Choose a package.'] });
}

export function enhancementsStanding({ listing }: Pick<ListingAt, 'listing'>): Standing {
  return standingOf({ wished: isSettled(listing) ? [] : ['Photography, signboards and more, if you like.'] });
}

export function summaryStanding({ listing, now }: ListingAt): Standing {
  if (isAdvertised(listing.status)) return standingOf({});
  const errors = preFlight(listing, now).filter(({ severity }) => severity === 'error');
  return standingOf({
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
export function checkoutStanding({ listing }: Pick<ListingAt, 'listing'>): Standing {
  const { order } = listingReadinessReasons(listing);
  if (isSettled(listing) || needsNone(listing)) return standingOf({});
  return standingOf({ missing: [order ?? 'Publishing settles your order: there is nothing to pay.'] });
}

/** It is on the market already, and nothing was ordered since. */
const needsNone = ({ status, readiness }: Listing) => isAdvertised(status) && readiness?.order === 'missing';
const isSettled = ({ readiness }: Listing) => readiness?.order === 'settled';
const isChosen = ({ readiness }: Listing) => readiness !== undefined && readiness.order !== 'missing';
