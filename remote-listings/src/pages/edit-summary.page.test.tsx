import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loaderArguments, renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { queryClient, storeResource } from 'shared-api';
import { useFocused } from 'shared-api/context';
import { enhancementCategory, packageCategory, productCategory } from 'shared-contract/order/product';
import { addresses, type ListingEditStep } from 'shared-contract/page/addresses';
import definition from '../remote.ts';
import * as editCheckout from './edit-checkout-direct.page.tsx';
import * as editEnhancements from './edit-listing-enhancements.page.tsx';
import * as editOwnership from './edit-ownership.page.tsx';
import * as editPackages from './edit-packages.page.tsx';
import * as editSummary from './edit-summary.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia' };
let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
  await backend.insert.product({ category: packageCategory, name: 'Basic', priceCents: 0 });
  await backend.insert.product({ category: packageCategory, name: 'Premium', priceCents: 34_900 });
  await backend.insert.product({ category: enhancementCategory, name: 'Floor plan', priceCents: 16_000 });
});
afterAll(() => backend.close());

const pages = {
  'edit-ownership': editOwnership,
  'edit-packages': editPackages,
  'edit-listing-enhancements': editEnhancements,
  'edit-summary': editSummary,
  'edit-checkout-direct': editCheckout,
};
const open = (id: string, step: ListingEditStep) =>
  renderPage({ definition, pages, url: addresses.listingEditStep(id, step), as: olivia, backend });
const read = async (id: string) => (await backend.inject({ url: `/api/listings/${id}` }, olivia)).json();
const ordersOf = async (id: string) =>
  (await backend.inject({ url: `/api/orders?targetId=${id}` }, olivia)).json().member as { total: string }[];
const total = async (id: string) => (await ordersOf(id)).map((order) => order.total);

it.each(['packages', 'ownership'] as const)(
  'the loader of %s fetches everything that the step renders',
  async (step) => {
    const { id } = await backend.insert.listing({ ownerId: olivia.id, status: 'draft' });
    await open(id, 'summary');
    const { loader } = step === 'packages' ? editPackages : editOwnership;
    await loader(loaderArguments(addresses.listingEditStep(id, step), { listingId: id }));
    const asked = queryClient()
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey.join(' '));
    expect(asked).toContainEqual(expect.stringMatching(step === 'packages' ? /product-categories/ : /ownership/));
  },
);

describe('packages and enhancements', () => {
  it('fill the order; another package replaces the first', async () => {
    const { id } = await backend.insert.listing({ ownerId: olivia.id, status: 'draft' });
    const { router } = await open(id, 'packages');
    await userEvent.click(await screen.findByRole('radio', { name: /^Premium/ }));
    await waitFor(async () => expect(await total(id)).toEqual(['349.00']));
    await userEvent.click(screen.getByRole('radio', { name: /^Basic/ }));
    await waitFor(async () => expect(await total(id)).toEqual(['0.00']));
    await act(() => router.navigate(addresses.listingEditStep(id, 'listing-enhancements')));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Floor plan/ }));
    await waitFor(async () => expect(await total(id)).toEqual(['160.00']));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Floor plan/ })).toBeChecked());
  });

  it('have their product category in focus', async () => {
    const { member } = (await backend.inject({ url: '/api/product-categories' })).json();
    const { id } = await backend.insert.listing({ ownerId: olivia.id, status: 'draft' });
    const { router } = await open(id, 'packages');
    await screen.findByRole('radio', { name: /^Premium/ });
    for (const body of member) storeResource({ body, etag: null });
    const { result } = renderHook(() => useFocused('productCategory', productCategory), {
      wrapper: ({ children }) => <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>,
    });
    await waitFor(() => expect(result.current?.name).toBe(packageCategory));
    await act(() => router.navigate(addresses.listingEditStep(id, 'listing-enhancements')));
    await waitFor(() => expect(result.current?.name).toBe(enhancementCategory));
  });
});

describe('an order after the package is paid for', () => {
  it('stays unpaid in the list of steps and at the checkout', async () => {
    const { id, propertyId } = await backend.insert.listing({ ownerId: olivia.id, status: 'active', photos: 1 });
    const own = { ownerId: olivia.id, propertyId, listingId: id };
    const basic = await backend.insert.product({ category: packageCategory, priceCents: 0 });
    await backend.insert.order({ ...own, status: 'paid', lines: [{ product: basic }] });
    const extras = await backend.insert.order(own);
    await open(id, 'checkout-direct');
    expect(await screen.findByText(/This order isn’t paid for yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute('href', addresses.checkout(extras.id));
    const rail = within(screen.getByRole('navigation', { name: 'Steps of this listing' }));
    expect(rail.getByRole('link', { name: /^Checkout/ })).not.toHaveTextContent('Done');
    expect(screen.queryByText('You’re all set')).toBeNull();
  });
});

describe('enhancements', () => {
  it('included in the package are shown as included and cannot be ordered', async () => {
    const sku = `PLAN-${crypto.randomUUID()}`;
    await backend.insert.product({ category: enhancementCategory, name: 'Site plan', sku });
    const premium = await backend.insert.product({ category: packageCategory, includedSkus: [sku] });
    const { id, propertyId } = await backend.insert.listing({ ownerId: olivia.id, status: 'draft' });
    const own = { ownerId: olivia.id, propertyId, listingId: id };
    await backend.insert.order({ ...own, lines: [{ product: premium }] });
    await open(id, 'listing-enhancements');
    const plan = await screen.findByRole('checkbox', { name: /^Site plan/ });
    expect(plan).toHaveTextContent('Included in your package');
    expect(plan).toBeChecked();
    expect(plan).toBeDisabled();
  });
});

describe('the summary', () => {
  it('V17: lists what must be fixed before publishing, and fixes what one press can fix', async () => {
    const { listing } = await backend.insert.publishable({
      ownerId: olivia.id,
      description: 'Sunny. Call 0491 570 006.',
    });
    await open(listing.id, 'summary');
    const list = await screen.findByRole('list', { name: 'Fix before publishing' });
    expect(within(list).getByText(/Portals reject a phone number/)).toBeVisible();
    expect(within(list).getByRole('link', { name: 'Edit the description' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish listing' })).toBeDisabled();
    await userEvent.click(within(list).getByRole('button', { name: 'Remove it' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Fix before publishing' })).toBeNull());
    expect((await read(listing.id)).description).not.toContain('0491');
  });

  it('V25: publishes a complete listing', async () => {
    const { listing } = await backend.insert.publishable({ ownerId: olivia.id });
    await open(listing.id, 'summary');
    const publish = await screen.findByRole('button', { name: 'Publish listing' });
    // Only the next thing to do is a filled button.
    expect(screen.getByRole('link', { name: 'Continue to checkout' })).toHaveAttribute('data-variant', 'default');
    await userEvent.click(publish);
    expect(await screen.findByText('Your listing is on the market')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'View listing' })).toHaveAttribute(
      'href',
      addresses.listing(listing.id),
    );
    expect(screen.queryByRole('link', { name: 'Continue to checkout' })).toBeNull();
    expect(await read(listing.id)).toMatchObject({ status: 'active', readiness: { order: 'settled' } });
  });
});

describe('the summary of an unpaid listing', () => {
  it('has one link to the checkout', async () => {
    const { listing, order } = await backend.insert.publishable({ ownerId: olivia.id, dollars: 89 });
    await open(listing.id, 'summary');
    expect(await screen.findByText('Pay for your package to publish')).toBeVisible();
    const main = within(screen.getByRole('region', { name: 'Summary' }));
    const checkout = main.getByRole('link', { name: 'Continue to checkout' });
    expect(checkout).toHaveAttribute('href', addresses.checkout(order.id));
    expect(checkout).not.toHaveAttribute('data-variant', 'default');
    expect(main.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
    expect(main.queryByRole('button', { name: 'Publish listing' })).toBeNull();
  });
});

describe('the portal file', () => {
  it('can be downloaded once the listing is complete', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) saved.push(file);
      return '#reaxml';
    };
    URL.revokeObjectURL = () => undefined;
    const { listing } = await backend.insert.publishable({ ownerId: olivia.id });
    const { unmount } = await open(listing.id, 'summary');
    await userEvent.click(await screen.findByRole('button', { name: 'Download portal file' }));
    await waitFor(async () => expect(await saved[0]?.text()).toContain(`<uniqueID>${listing.id}</uniqueID>`));
    unmount();
    const draft = await backend.insert.listing({ ownerId: olivia.id, status: 'draft' });
    await open(draft.id, 'summary');
    expect(await screen.findByRole('list', { name: 'Fix before publishing' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download portal file' })).toBeNull();
  });
});

describe('the last step', () => {
  it('V25: links to the checkout of an unpaid order', async () => {
    const { listing, order } = await backend.insert.publishable({ ownerId: olivia.id, dollars: 89 });
    await open(listing.id, 'checkout-direct');
    expect(await screen.findByRole('link', { name: 'Go to checkout' })).toHaveAttribute(
      'href',
      addresses.checkout(order.id),
    );
  });

  it('does not require a package for a published listing', async () => {
    const { id } = await backend.insert.listing({ ownerId: olivia.id, status: 'active', photos: 1 });
    await open(id, 'checkout-direct');
    expect(await screen.findByText('You’re all set')).toBeVisible();
    const rail = within(screen.getByRole('navigation', { name: 'Steps of this listing' }));
    for (const name of [/^Packages/, /^Checkout/]) expect(rail.getByRole('link', { name })).toHaveTextContent('Done');
  });

  it('settles a free order by publishing', async () => {
    const { listing } = await backend.insert.publishable({ ownerId: olivia.id });
    await open(listing.id, 'checkout-direct');
    await userEvent.click(await screen.findByRole('button', { name: 'Publish listing' }));
    expect(await screen.findByText('You’re all set')).toBeVisible();
  });
});

describe('ownership', () => {
  it('V25: says why a document was rejected', async () => {
    const { id, propertyId } = await backend.insert.listing({ ownerId: olivia.id, status: 'draft' });
    const reason = 'The name on this document is not yours.';
    await backend.insert.ownershipDocument({ ownerId: olivia.id, propertyId, status: 'rejected', reason });
    await open(id, 'ownership');
    const list = within(await screen.findByRole('list', { name: 'Proof of ownership' }));
    expect(list.getByText('Not accepted')).toBeVisible();
    expect(list.getByText(reason)).toBeVisible();
  });
});
