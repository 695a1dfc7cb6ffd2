import { renderPage } from 'federation-testing';
import { guestFetch, inProcessBackend } from 'federation-testing/backend';
import * as page from '../pages/make-an-offer.page.tsx';
import definition from '../remote.ts';
import { aPrice } from './offer-builders.ts';

/** The owner of the listings. */
export const olivia = { id: '10000000-0000-4000-8000-000000000011', firstName: 'Olivia' };
export const zoe = {
  id: '10000000-0000-4000-8000-000000000012',
  firstName: 'Zoë',
  lastName: 'Žižka',
  email: 'zoe@example.com',
  phone: '+61491570156',
};

/** Creates a backend and the ways to open the page that makes an offer. */
export async function offerPage() {
  const backend = await inProcessBackend();
  const asGuest = await guestFetch(backend);
  const open = (url: string, fetch = asGuest, as?: typeof zoe | typeof olivia) =>
    renderPage({
      definition,
      pages: { 'make-an-offer': page },
      url,
      backend: { ...backend, fetch: as ? backend.fetch : fetch },
      ...(as ? { as } : {}),
    });
  return {
    backend,
    asGuest,
    open,
    openFor: (listing: { id: string }, ...rest: [fetch?: typeof backend.fetch, as?: typeof zoe | typeof olivia]) =>
      open(`/make-an-offer?listing=${listing.id}`, ...rest),
    aSale: (changes: object = {}) =>
      backend.insert.listing({ ownerId: olivia.id, type: 'sale', pricing: aPrice('800000.00'), ...changes }),
    aLease: (changes: object = {}) => backend.insert.listing({ ownerId: olivia.id, ...changes }),
    offersOn: async (listing: { id: string }) =>
      (await backend.inject({ url: `/api/offers?listing.id=${listing.id}` }, olivia)).json().member,
  };
}
