import { addDays, localDateIn } from 'shared-contract/date/local-date';
import type { ListingSummary } from 'shared-contract/listing/listing';
import { isEditable } from 'shared-contract/listing/listing-status';
import { centsOf, formatPrice } from 'shared-contract/money/money';
import type { LeaseTerms, Offer, SaleTerms } from 'shared-contract/offer/offer';
import { amountLabel, longDateLabel, settlementLabel } from 'shared-contract/offer/offer-labels';

export type NextStep = { title: string; text: string };

type Circumstances = {
  timeZone: string;
  listing: Pick<ListingSummary, 'status' | 'closed'>;
  now: Date;
};

/**
 * Returns what follows after an offer is accepted, up to settlement or the start of the lease. After the property was
 * marked as sold or leased, only that step is left, until its day has passed. Empty for other offers.
 */
export function nextSteps(
  { status, terms, history }: Pick<Offer, 'status' | 'terms' | 'history'>,
  viewer: 'owner' | 'buyer',
  { timeZone, listing, now }: Circumstances,
): NextStep[] {
  const accepted = history.findLast((event) => event.status === 'accepted');
  if (status !== 'accepted' || !accepted) return [];
  const today = localDateIn(timeZone, now);
  if (terms.kind === 'lease') {
    const isOver = terms.startDate < today;
    return stepsLeft(leaseSteps(terms, viewer, isOver), listing.status, isOver);
  }
  // The site does not know the day of the contract. Owners mark a listing as sold once contracts are exchanged.
  const contractOn = localDateIn(timeZone, new Date(listing.closed?.at ?? accepted.at));
  return stepsLeft(saleSteps(terms, viewer), listing.status, addDays(contractOn, terms.settlementDays) < today);
}

function stepsLeft(steps: NextStep[], listing: ListingSummary['status'], isOver: boolean): NextStep[] {
  if (isEditable(listing)) return steps;
  return isOver ? [] : steps.slice(-1);
}

function saleSteps(terms: SaleTerms, viewer: 'owner' | 'buyer'): NextStep[] {
  const deposit = formatPrice(centsOf(terms.deposit));
  return [
    {
      title: 'Sign the contract of sale',
      text:
        viewer === 'owner'
          ? 'Ask your solicitor or conveyancer to prepare it. Neither side is bound until both have signed.'
          : 'Have your solicitor or conveyancer read it first. Neither side is bound until both have signed.',
    },
    {
      title: viewer === 'owner' ? `Receive the deposit of ${deposit}` : `Pay the deposit of ${deposit}`,
      text: 'It goes to the trust account named in the contract, usually when contracts are exchanged.',
    },
    {
      title: `Settlement ${settlementLabel(terms)}`,
      text: 'The contract sets the date.',
    },
  ];
}

function leaseSteps(terms: LeaseTerms, viewer: 'owner' | 'buyer', isOver: boolean): NextStep[] {
  return [
    {
      title: 'Sign the tenancy agreement',
      text: viewer === 'owner' ? 'Give the tenant a copy before they sign.' : 'Read it before you sign.',
    },
    {
      title: 'Bond and first rent',
      text:
        viewer === 'owner'
          ? 'Lodge the bond with your state or territory’s bond authority.'
          : 'Pay the bond and the first rent as the agreement says.',
    },
    {
      title: `${isOver ? 'Move-in was planned for' : 'Move-in on'} ${longDateLabel(terms.startDate)}`,
      text: `The rent is ${amountLabel(terms)}.`,
    },
  ];
}
