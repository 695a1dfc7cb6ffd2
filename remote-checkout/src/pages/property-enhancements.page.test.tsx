import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { propertyCategory } from 'shared-contract/order/product';
import { addresses } from 'shared-contract/page/addresses';
import definition from '../remote.ts';
import * as products from './property-enhancement-products.page.tsx';
import * as summary from './property-enhancement-summary.page.tsx';
import * as categories from './property-enhancements.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
  const { insert } = backend;
  const forProperty = { parent: propertyCategory, listingTypes: [] };
  const safety = { ...forProperty, category: 'Access and safety' };
  await insert.product({ ...safety, name: 'Key safe', priceCents: 6900, shippingRequired: true });
  await insert.product({
    ...safety,
    name: 'Smoke alarm',
    priceCents: 5900,
    inclusions: ['AS 3786 certified', 'Ten-year battery'],
  });
  await insert.product({
    ...forProperty,
    category: 'Plans',
    name: 'Rental management',
    sku: 'RENT-MANAGER',
    priceCents: 3900,
    billingPeriod: 'month',
  });
  await insert.product({ name: 'Dusk photography', category: 'Listing enhancements' });
});
afterAll(() => backend.close());

const pages = {
  'property-enhancements': categories,
  'property-enhancement-products': products,
  'property-enhancement-summary': summary,
};
const open = (url: string, fetch = backend.fetch) =>
  renderPage({ definition, pages, url, as: olivia, backend: { ...backend, fetch } });

const aProperty = async () => (await backend.insert.property({ ownerId: olivia.id })).id;

/** The items of the property's active order, as the backend has them. */
async function chosen(propertyId: string): Promise<[name: string, quantity: number][]> {
  const fetch = await backend.as(olivia);
  const response = await fetch(`http://localhost/api/orders?targetId=${propertyId}&status=initiated`);
  const { member } = await response.json();
  const items: { product: { name: string }; quantity: number }[] = member[0]?.orderItems ?? [];
  return items.map(({ product, quantity }) => [product.name, quantity]);
}

const card = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement);

describe('the enhancements of a property', () => {
  it('are shown by category with the lowest price, without what is only for listings', async () => {
    const propertyId = await aProperty();
    await open(addresses.propertyEnhancements(propertyId));
    const safety = await screen.findByRole('link', { name: 'Access and safety' });
    expect(safety.closest('li')).toHaveTextContent('From $59.00');
    expect(screen.getByRole('link', { name: 'Plans' }).closest('li')).toHaveTextContent('From $39.00 a month');
    expect(screen.queryByText('Listing enhancements')).toBeNull();
    await userEvent.click(safety);
    expect(await card('Smoke alarm')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Access and safety', current: true })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 3, name: 'Rental management' })).toBeNull();
  });

  it('are chosen in the order of the property, so that a reload and the summary show the same choice', async () => {
    const propertyId = await aProperty();
    const { unmount } = await open(addresses.propertyEnhancementProducts(propertyId));
    const alarm = await card('Smoke alarm');
    expect(alarm.getByRole('list', { name: 'Included in Smoke alarm' })).toHaveTextContent('AS 3786 certified');
    await userEvent.click(alarm.getByRole('button', { name: 'Add to order: Smoke alarm' }));
    await userEvent.click(await alarm.findByRole('button', { name: 'One more Smoke alarm' }));
    await waitFor(() => expect(alarm.getByRole('textbox', { name: 'Quantity of Smoke alarm' })).toHaveValue('2'));
    expect(await chosen(propertyId)).toEqual([['Smoke alarm', 2]]);
    await waitFor(() => expect(screen.getByText(/^2 items/)).toHaveTextContent('2 items, $118.00'));
    unmount();

    const { router } = await open(addresses.propertyEnhancementProducts(propertyId));
    expect((await card('Smoke alarm')).getByRole('textbox')).toHaveValue('2');
    await userEvent.click(screen.getByRole('link', { name: 'Review your choice' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your enhancements' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/orders\/[\w-]+\/checkout$/),
    );
    await act(() => router.navigate(-1));
    expect((await card('Smoke alarm')).getByRole('textbox')).toHaveValue('2');
  });

  it('can be removed in the summary', async () => {
    const propertyId = await aProperty();
    await open(addresses.propertyEnhancementProducts(propertyId));
    await userEvent.click((await card('Key safe')).getByRole('button', { name: 'Add to order: Key safe' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Review your choice' }));
    await screen.findByRole('heading', { level: 1, name: 'Your enhancements' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Key safe' }));
    expect(await screen.findByText('Nothing chosen yet')).toBeVisible();
    expect(await chosen(propertyId)).toEqual([]);
  });

  it('offer a plan once', async () => {
    const propertyId = await aProperty();
    await open(addresses.propertyEnhancementProducts(propertyId));
    const plan = await card('Rental management');
    await userEvent.click(plan.getByRole('button', { name: 'Add to order: Rental management' }));
    expect(await plan.findByRole('button', { name: 'Remove Rental management' })).toBeVisible();
    expect(plan.queryByRole('button', { name: 'One more Rental management' })).toBeNull();
  });

  it('show an error, not an empty list, when loading fails', async () => {
    const propertyId = await aProperty();
    let broken = true;
    await open(addresses.propertyEnhancements(propertyId), async (input, init) =>
      broken && String(input).includes('/api/product-categories')
        ? new Response(null, { status: 503 })
        : backend.fetch(input, init),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.queryByText('Nothing on offer right now')).toBeNull();
    broken = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Plans' })).toBeVisible();
  });
});
