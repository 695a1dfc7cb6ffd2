import { randomUUID } from 'node:crypto';
import type { OfferInput } from 'shared-contract/offer/offer';
import type { TestUser } from '../../testing/index.ts';

/** The owner of the listings. */
export const olivia: TestUser = { id: '31000000-0000-4000-8000-000000000001' };
export const jack: TestUser = { id: '31000000-0000-4000-8000-000000000002' };
export const sam: TestUser = { id: '31000000-0000-4000-8000-000000000003' };

export const price = (amount: string) => ({ displayType: 'value', displayValue: { value: amount } }) as const;

export const anInput = (listingId: string, changes: object = {}): OfferInput => ({
  id: randomUUID(),
  listing: `/api/listings/${listingId}`,
  terms: { kind: 'sale', amount: '790000.00', deposit: '79000.00', settlementDays: 60, conditions: [] },
  expiresOn: '2026-11-28',
  buyer: { name: 'Zoë Žižka', email: 'zoe@example.com', phone: '0491 570 156' },
  message: 'We love the garden.',
  consent: true,
  ...changes,
});

/** The owner's counter-offer. */
export const counter = (amount: string, expiresOn = '2026-12-01') => ({
  status: 'countered',
  terms: { kind: 'sale', amount, deposit: '80000.00', settlementDays: 45, conditions: [] },
  expiresOn,
  message: 'A little more, please.',
});

/** Returns the token of the link in a mail to the buyer. */
export const tokenIn = (text: string) => /\/offers\/([\w-]{43})\n/.exec(text)?.[1] ?? '';
