import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { enhancementCategory, packageCategory } from 'shared-contract/order/product';
import { addresses, type ListingEditStep } from 'shared-contract/page/addresses';
import definition from '../remote.ts';
import * as editDescription from './edit-description.page.tsx';
import * as editFeatures from './edit-features.page.tsx';
import * as editInspections from './edit-inspections.page.tsx';
import * as editEnhancements from './edit-listing-enhancements.page.tsx';
import * as editMedia from './edit-media.page.tsx';
import * as editPackages from './edit-packages.page.tsx';
import * as editPrice from './edit-price.page.tsx';
import * as editSummary from './edit-summary.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia' };
let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
  await backend.insert.product({ category: packageCategory, name: 'Basic', priceCents: 0 });
  await backend.insert.product({ category: enhancementCategory, name: 'Floor plan', priceCents: 16_000 });
});
afterAll(() => backend.close());

const pages = {
  'edit-price': editPrice,
  'edit-description': editDescription,
  'edit-features': editFeatures,
  'edit-media': editMedia,
  'edit-inspections': editInspections,
  'edit-packages': editPackages,
  'edit-listing-enhancements': editEnhancements,
  'edit-summary': editSummary,
};

describe('the editor of a sold listing', () => {
  it.each<ListingEditStep>([
    'price',
    'description',
    'features',
    'media',
    'inspections',
    'packages',
    'listing-enhancements',
    'summary',
  ])('V25: shows %s read-only', async (step) => {
    const opens = [{ startAt: new Date('2099-01-10T00:00:00Z'), endAt: new Date('2099-01-10T00:30:00Z') }];
    const listing = await backend.insert.listing({
      ownerId: olivia.id,
      type: 'sale',
      status: 'sold',
      photos: 2,
      opens,
      pricing: { displayType: 'value', displayValue: { value: '900000.00' } },
    });
    await renderPage({ definition, pages, url: addresses.listingEditStep(listing.id, step), as: olivia, backend });
    expect(await screen.findByText('This listing is sold')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View listing' })).toHaveAttribute('href', addresses.listing(listing.id));
    if (step === 'description') expect(await screen.findByRole('textbox', { name: 'Description' })).toBeVisible();
    if (step === 'listing-enhancements') expect(await screen.findByText('Your order is empty.')).toBeVisible();
    const ways = [/^Remove/, /^Choose (photos|documents|floor)/, /^Move/, /^Change/, /^Add/, /^Publish/, /^Bold/];
    for (const name of ways) expect(screen.queryByRole('button', { name })).toBeNull();
    const fields = ['textbox', 'checkbox', 'radio', 'switch'].flatMap((role) => screen.queryAllByRole(role));
    for (const field of fields) {
      if (field.getAttribute('aria-readonly') !== 'true') expect(field).toBeDisabled();
    }
    expect(screen.queryByText(/To do|Before you publish|steps (is|are) done|Needs attention/)).toBeNull();
  });
});
