import { addDays, localDateIn } from 'shared-contract/date/local-date';
import type { ListingSummary } from 'shared-contract/listing/listing';
import { isEditable } from 'shared-contract/listing/listing-status';
import { centsOf, formatPrice } from 'shared-contract/money/money';
import type { LeaseTerms, Offer, SaleTerms } from 'shared-contract/offer/offer';
import { amountLabel, daysLabel, longDateLabel } from 'shared-contract/offer/offer-labels';

export type NextStep = { title: string; text: string };

/**
 * Returns what follows after an offer is accepted, up to the day of settlement or the start of the lease. After the
 * property was marked as sold or leased, only that day is left. Empty for other offers.
 * @param listing the status of the listing
 * @param timeZone the property's time zone; the days until settlement count from the local day of acceptance
 */
export function nextSteps(
  { status, terms, history }: Pick<Offer, 'status' | 'terms' | 'history'>,
  viewer: 'owner' | 'buyer',
  timeZone: string,
  listing: ListingSummary['status'],
): NextStep[] {
  const accepted = history.findLast((event) => event.status === 'accepted');
  if (status !== 'accepted' || !accepted) return [];
  const steps =
    terms.kind === 'lease'
      ? leaseSteps(terms, viewer)
      : saleSteps(terms, viewer, localDateIn(timeZone, new Date(accepted.at)));
  return isEditable(listing) ? steps : steps.slice(-1);
}

function saleSteps(terms: SaleTerms, viewer: 'owner' | 'buyer', acceptedOn: string): NextStep[] {
  const settlement = addDays(acceptedOn, terms.settlementDays);
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
      title: `Settle by ${longDateLabel(settlement)}`,
      text: `That’s ${daysLabel(terms.settlementDays)} after acceptance. The date in the contract decides.`,
    },
  ];
}

function leaseSteps(terms: LeaseTerms, viewer: 'owner' | 'buyer'): NextStep[] {
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
    { title: `Move-in on ${longDateLabel(terms.startDate)}`, text: `The rent is ${amountLabel(terms)}.` },
  ];
}
