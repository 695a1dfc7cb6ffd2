import { expect } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { type Listing, listing } from 'shared-contract/listing/listing';
import type { ListingPatch } from 'shared-contract/listing/listing-input';
import { addresses, type ListingEditStep } from 'shared-contract/page/addresses';
import definition from '../../remote.ts';

export const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia' };
export const jack = { id: '10000000-0000-4000-8000-000000000002', firstName: 'Jack' };

type Page = Parameters<typeof renderPage>[0]['pages'][string];
type Opening = { as?: typeof olivia; fetch?: typeof globalThis.fetch };

/** Renders steps of the editor on the real backend, signed in as Olivia. */
export async function editorSite(step: ListingEditStep, page: Page) {
  const backend = await inProcessBackend();
  const request = async (id: string, init: RequestInit = {}) => {
    const headers = { ...(await backend.signInAs(olivia)), 'content-type': 'application/merge-patch+json' };
    return backend.fetch(`/api/listings/${id}`, { ...init, headers });
  };
  return {
    backend,
    request,
    /** Olivia's draft of a three-bedroom house in Richmond. */
    aListing: (init: Partial<Parameters<InProcessBackend['insert']['listing']>[0]> = {}) =>
      backend.insert.listing({ ownerId: olivia.id, status: 'draft', ...init }),
    open: (id: string, { as = olivia, fetch = backend.fetch }: Opening = {}) =>
      renderPage({
        definition,
        pages: { [`edit-${step}`]: page },
        url: addresses.listingEditStep(id, step),
        as,
        backend: { ...backend, fetch },
      }),
    /** The listing as the server has it. */
    stored: async (id: string): Promise<Listing> => listing.parse(await (await request(id)).json()),
    /** Another device of Olivia's. */
    async elsewhere(id: string, patch: ListingPatch): Promise<void> {
      const response = await request(id, { method: 'PATCH', body: JSON.stringify(patch) });
      expect(response.status).toBe(200);
    },
  };
}

export async function retype(label: RegExp | string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label, { selector: 'input, textarea' });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}

export const saved = () => screen.findByText(/^Saved \d/);
