import { centsOf, formatPrice } from 'shared-contract/money/money';
import {
  advertisedRent,
  type CheckedTerms,
  type OfferedListing,
  offerTermViolations,
} from 'shared-contract/offer/offer-rules';
import { stateNames } from 'shared-contract/place/state-names';
import type { AustralianState } from 'shared-contract/place/suburb';
import type { Violation } from 'shared-contract/wire/problem';
import { rentBidding } from '../rules/rent-bidding.ts';

/** Checks an offer against the listing and the state's law. `today` is the local date at the property. */
export function offerViolations(
  { terms, expiresOn }: { terms: CheckedTerms; expiresOn: string },
  listing: OfferedListing,
  today: string,
): Violation[] {
  const violations = offerTermViolations({ terms, expiresOn }, listing, today);
  // A kind or an amount that is wrong in itself gets only one message.
  const isWrong = violations.some(({ propertyPath }) => ['terms.kind', 'terms.amount'].includes(propertyPath));
  const refusal = isWrong ? null : rentRefusal(terms, listing, today);
  return refusal
    ? [{ propertyPath: 'terms.amount', message: refusal, code: 'rent-bidding' }, ...violations]
    : violations;
}

/**
 * Returns why an offered rent is rejected, or null. In a state with a rule about rent bidding, an offer for a home can
 * be at most the advertised rent.
 */
export function rentRefusal(
  { kind, amount }: Pick<CheckedTerms, 'kind' | 'amount'>,
  listing: OfferedListing,
  today: string,
): string | null {
  const advertised = kind === 'lease' ? advertisedRent(listing) : null;
  const notice = biddingNoticeFor(listing, today);
  if (notice === null || advertised === null || centsOf(amount) <= centsOf(advertised)) return null;
  return `${notice} Enter ${formatPrice(centsOf(advertised))} or less.`;
}

/** Returns the text about rent bidding that applies to offers on this listing, or null. */
export function biddingNoticeFor({ property }: OfferedListing, today: string): string | null {
  return property.propertyType.name === 'Residential' ? rentBiddingNotice(property.address.state, today) : null;
}

/** Returns the state's rule as a sentence for the person who makes an offer; null where there is no rule. */
export function rentBiddingNotice(state: AustralianState, today: string): string | null {
  const place = stateNames[state];
  switch (rentBidding(state, today).value) {
    case 'forbidden':
      return `In ${place} a home may not be let for more than its advertised rent, even if a tenant offers it.`;
    case 'unprompted':
      return `In ${place} it’s against the law to ask for or invite more than a home’s advertised rent, so this form doesn’t accept more.`;
    case 'open':
      return null;
  }
}
