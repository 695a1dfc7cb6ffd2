import type { BuyersOffer, OfferTerms } from 'shared-contract/offer/offer';
import { amountLabel } from 'shared-contract/offer/offer-labels';
import { acceptsOffers } from 'shared-contract/offer/offer-rules';
import { statusLabel } from 'shared-ui';

/**
 * Returns the heading of the buyer's page and a text about the next step.
 * @param expiry how long the offer stays open, in words
 */
export function offerStatusText(offer: BuyersOffer, expiry: string): { title: string; text: string } {
  const amount = amountLabel(offer.terms);
  switch (offer.status) {
    case 'pending':
      return {
        title: 'We’ve sent your offer',
        text: `${expiry}. We’ll email you the answer.`,
      };
    case 'countered':
      return {
        title: `You have a counter-offer of ${amount}`,
        text: counterText(offer, expiry),
      };
    case 'accepted':
      return {
        title: acceptedBy(offer) === 'buyer' ? 'You accepted the counter-offer' : 'Your offer is accepted',
        text:
          offer.terms.kind === 'sale'
            ? 'Next, both sides sign a contract of sale. Have your solicitor or conveyancer read it first.'
            : 'Next, you’ll get a tenancy agreement to sign.',
      };
    case 'rejected':
      return {
        title: 'Your offer was declined',
        text: 'You can make another offer while the property is listed.',
      };
    case 'withdrawn':
      return { title: 'You withdrew your offer', text: 'We’ve let the owner or agent know.' };
    case 'expired':
      return {
        title: 'This offer has expired',
        text: `${expiry}. You can make another offer while the property is listed.`,
      };
    default:
      return {
        title: `Your offer: ${statusLabel('offer', offer.status).label}`,
        text: 'Reload the page to see what you can do next.',
      };
  }
}

function counterText({ listing, isOtherAccepted }: BuyersOffer, expiry: string): string {
  if (!acceptsOffers(listing.status)) {
    return 'The property isn’t on the market now, so you can’t accept these terms. You can withdraw your offer.';
  }
  return isOtherAccepted
    ? `Another offer has been accepted. You can only accept these terms if that one falls through. You can wait or withdraw. ${expiry}.`
    : `You can accept these terms or withdraw. ${expiry}.`;
}

const acceptedBy = ({ history }: BuyersOffer) => history.findLast(({ status }) => status === 'accepted')?.by;

/** Returns the terms of the offer before the latest change. Undefined when the terms have never changed. */
export function previousTerms({ history }: Pick<BuyersOffer, 'history'>): OfferTerms | undefined {
  return history.flatMap(({ terms }) => (terms ? [terms] : [])).at(-2);
}
