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
const titlesAt = (now: string, listing: 'underOffer' | 'sold') =>
  nextSteps(accepted, 'owner', { timeZone: 'Australia/Melbourne', listing, now: new Date(now) }).map(
    ({ title }) => title,
  );

it('asks for the settlement until the end of its day at the property', () => {
  expect(titlesAt('2026-12-21T12:59:59Z', 'underOffer').at(-1)).toBe('Settle by 21 December 2026');
  expect(titlesAt('2026-12-21T13:00:00Z', 'underOffer').at(-1)).toBe('Settlement was due on 21 December 2026');
});

it('has no step left once a sold property should have settled', () => {
  expect(titlesAt('2026-12-21T12:59:59Z', 'sold')).toEqual(['Settle by 21 December 2026']);
  expect(titlesAt('2026-12-21T13:00:00Z', 'sold')).toEqual([]);
});
