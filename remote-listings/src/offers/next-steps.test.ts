import { expect, it } from '@jest/globals';
import type { Offer } from 'shared-contract/offer/offer';
import { nextSteps } from './next-steps.ts';

const terms = { kind: 'sale', amount: '790000.00', deposit: '79000.00', settlementDays: 30, conditions: [] } as const;
const accepted: Pick<Offer, 'status' | 'terms' | 'history'> = {
  status: 'accepted',
  terms: { ...terms, conditions: [] },
  // Already the 21st in Melbourne.
  history: [{ at: '2026-11-20T20:00:00Z', by: 'owner', status: 'accepted', message: '' }],
};
const stepsOf = (listing: Parameters<typeof nextSteps>[2]['listing'], now: string) =>
  nextSteps(accepted, 'owner', { timeZone: 'Australia/Melbourne', listing, now: new Date(now) });
const settlement = { title: 'Settlement 30 days after the contract', text: 'The contract sets the date.' };
// Already the 28th in Melbourne.
const sold = {
  status: 'sold',
  closed: { at: '2026-11-27T20:00:00Z', price: '790000.00', priceHidden: false },
} as const;

it('counts the days to settlement from the contract, without a date before there is one', () => {
  expect(stepsOf({ status: 'underOffer' }, '2026-11-21T00:00:00Z').at(-1)).toEqual(settlement);
  expect(stepsOf({ status: 'underOffer' }, '2027-06-01T00:00:00Z').at(-1)).toEqual(settlement);
});

it('has no step left once a sold property should have settled, by its days since it was sold', () => {
  expect(stepsOf(sold, '2026-12-28T12:59:59Z')).toEqual([settlement]);
  expect(stepsOf(sold, '2026-12-28T13:00:00Z')).toEqual([]);
});
