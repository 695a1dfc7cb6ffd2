import { describe, expect, it } from '@jest/globals';
import type { Offer, SaleTerms } from 'shared-contract/offer/offer';
import { bestMerits, sortOffers } from './compare-offers.ts';

const sale: SaleTerms = { kind: 'sale', amount: '790000.00', deposit: '79000.00', settlementDays: 60, conditions: [] };
const anOffer = (id: string, terms: Partial<SaleTerms> = {}, changes: Partial<Offer> = {}): Offer => ({
  '@id': `/api/offers/${id}`,
  '@type': 'Offer',
  id,
  listing: '/api/listings/l1',
  status: 'pending',
  terms: { ...sale, ...terms },
  buyer: { name: id, email: 'a@example.com' },
  solicitor: null,
  message: '',
  expiresAt: '2026-11-28T13:00:00.000Z',
  createdAt: '2026-11-21T00:00:00.000Z',
  history: [],
  ...changes,
});

describe('comparing offers', () => {
  it('sorts the accepted offer first, then the highest, then closed ones, newest first', () => {
    const offers = [
      anOffer('low', { amount: '700000.00' }),
      anOffer('old', { amount: '990000.00' }, { status: 'rejected', createdAt: '2026-11-01T00:00:00.000Z' }),
      anOffer('lapsed', { amount: '1.00' }, { status: 'expired', createdAt: '2026-11-10T00:00:00.000Z' }),
      anOffer('high', { amount: '1000000.00' }, { status: 'countered' }),
      anOffer('taken', { amount: '750000.00' }, { status: 'accepted' }),
    ];
    expect(sortOffers(offers).map(({ id }) => id)).toEqual(['taken', 'high', 'low', 'lapsed', 'old']);
  });

  it('returns what each offer is best in', () => {
    const rich = anOffer('rich', { amount: '800000.00', conditions: [{ kind: 'buildingAndPest', days: 7 }] });
    const quick = anOffer('quick', { settlementDays: 30, deposit: '90000.00' });
    const offers = [rich, quick];
    expect([...bestMerits(rich, offers)]).toEqual(['amount']);
    expect([...bestMerits(quick, offers)]).toEqual(['deposit', 'settlement', 'conditions']);
  });

  it('returns nothing for a tie, a single offer or a closed offer', () => {
    const one = anOffer('one');
    expect(bestMerits(one, [one]).size).toBe(0);
    expect(bestMerits(one, [one, anOffer('two')]).size).toBe(0);
    const over = anOffer('over', { amount: '999999.00' }, { status: 'withdrawn' });
    expect(bestMerits(over, [one, over, anOffer('low', { amount: '1000.00' })]).size).toBe(0);
    expect([...bestMerits(one, [one, over, anOffer('low', { amount: '1000.00' })])]).toEqual(['amount']);
  });

  it('compares what the buyers offer, not the owner’s counter-offers', () => {
    const offered = { at: '2026-11-21T00:00:00.000Z', by: 'buyer', status: 'pending', message: '' } as const;
    const countered = anOffer(
      'countered',
      { amount: '900000.00' },
      { status: 'countered', history: [{ ...offered, terms: { ...sale, amount: '700000.00' } }] },
    );
    const high = anOffer('high', { amount: '800000.00' });
    expect([...bestMerits(high, [high, countered])]).toEqual(['amount']);
    expect(sortOffers([countered, high]).map(({ id }) => id)).toEqual(['high', 'countered']);
  });

  it('does not compare rent with a price', () => {
    const rent = anOffer(
      'rent',
      {},
      { terms: { kind: 'lease', amount: '650.00', startDate: '2026-12-01', termMonths: 12 } },
    );
    const long = anOffer(
      'long',
      {},
      { terms: { kind: 'lease', amount: '650.00', startDate: '2026-12-01', termMonths: 24 } },
    );
    expect(bestMerits(rent, [rent, long, anOffer('buy')]).size).toBe(0);
    expect([...bestMerits(long, [rent, long, anOffer('buy')])]).toEqual(['term']);
  });
});
