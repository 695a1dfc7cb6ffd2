import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Pricing } from 'shared-contract/listing/listing';
import { editorSite, olivia, retype, saved } from '../editor/testing/editor-site.tsx';
import * as page from './edit-price.page.tsx';

let site: Awaited<ReturnType<typeof editorSite>>;
beforeAll(async () => {
  site = await editorSite('price', page);
});
afterAll(() => site.backend.close());

const unpriced: Pricing = { displayType: 'value' };
const publish = (id: string) => site.backend.inject({ method: 'POST', url: `/api/listings/${id}/publish` }, olivia);

describe('the price', () => {
  it('V20: allows a rent range for a shop, but not for a home', async () => {
    const home = await site.aListing({ pricing: unpriced });
    const { unmount } = await site.open(home.id);
    expect(await screen.findByText(/ranges invite rent bidding/)).toBeVisible();
    expect(screen.queryByLabelText('A range')).toBeNull();
    await retype(/^Rent per week/, '1,650.50');
    await userEvent.tab();
    expect(await saved()).toBeVisible();
    expect(screen.getByText('$1,650.50 per week')).toBeVisible();
    expect((await site.stored(home.id)).pricing).toEqual({ displayType: 'value', displayValue: { value: '1650.50' } });
    unmount();
    const property = { propertyType: 'Commercial', category: 'Shop' } as const;
    const shop = await site.aListing({ pricing: unpriced, property });
    await site.open(shop.id);
    await userEvent.click(await screen.findByLabelText('A range'));
    await retype(/^From/, '900');
    await retype(/^To/, '950');
    await userEvent.tab();
    await waitFor(async () =>
      expect((await site.stored(shop.id)).pricing.displayValue).toEqual({ range: { min: '900.00', max: '950.00' } }),
    );
  });

  it('V21: requires a rising range, in Victoria of at most 10 %', async () => {
    const { id } = await site.aListing({ type: 'sale', pricing: unpriced });
    await site.open(id);
    await userEvent.click(await screen.findByLabelText('A range'));
    await retype(/^From/, '800000');
    await userEvent.tab();
    expect(await screen.findByText('Enter both ends of the range.')).toBeVisible();
    await retype(/^To/, '900000');
    await userEvent.tab();
    expect(await screen.findByText(/In Victoria, a price range can’t be wider than 10%/)).toBeVisible();
    expect(screen.getByLabelText(/^To/)).toHaveValue('900,000');
    expect(screen.queryByText('Shown as')).toBeNull();
    await retype(/^To/, '880000');
    await userEvent.tab();
    expect(await saved()).toBeVisible();
    expect(screen.getByText('Shown as')).toBeVisible();
    expect((await site.stored(id)).pricing.displayValue).toEqual({ range: { min: '800000.00', max: '880000.00' } });
  });

  it('V22: stores a hidden price without showing it to visitors', async () => {
    const { id } = await site.aListing({ type: 'sale', pricing: unpriced, status: 'active' });
    await site.open(id);
    await retype(/^Price/, '765432');
    await userEvent.tab();
    expect(await saved()).toBeVisible();
    await userEvent.click(screen.getByLabelText('“Price on application”'));
    await waitFor(async () =>
      expect((await site.stored(id)).pricing).toEqual({ displayType: 'hide', displayValue: { value: '765432.00' } }),
    );
    expect(screen.getByText('Price on application')).toBeVisible();
    expect((await publish(id)).statusCode).toBe(200);
    expect(await (await site.backend.fetch(`/api/listings/${id}`)).text()).not.toContain('765432');
  });

  it('says that a home in Queensland that goes to auction shows no price guide', async () => {
    const property = { suburb: 'New Farm', state: 'QLD', postcode: '4005', timeZone: 'Australia/Brisbane' } as const;
    const auctionAt = new Date('2999-12-05T00:00:00Z');
    const { id } = await site.aListing({ type: 'sale', pricing: unpriced, property, auctionAt });
    await site.open(id);
    expect(await screen.findByText(/Visitors see “Auction” until you remove the auction/)).toBeVisible();
    await retype(/^Price/, '765432');
    await userEvent.tab();
    expect(await saved()).toBeVisible();
    expect(screen.queryByText('Shown as')).toBeNull();
  });

  it('V28: limits the bond to the cap of the state, in browser and server, and hides it with a hidden rent', async () => {
    const { id } = await site.aListing({ pricing: unpriced, status: 'active' });
    await site.open(id);
    await retype(/^Rent per week/, '600');
    await userEvent.click(await screen.findByRole('button', { name: /^Use four weeks’ rent, \$2,400/ }));
    expect(screen.getByLabelText('Bond')).toHaveValue('2,400');
    await waitFor(async () => expect((await site.stored(id)).bond).toBe('2400.00'));
    await retype('Bond', '2620');
    await userEvent.tab();
    expect(await screen.findByText(/at most one month’s rent = \$2,6\d\d\.\d\d, .+ You entered \$2,620/)).toBeVisible();
    expect(screen.getByLabelText('Bond')).toHaveValue('2,620');
    const refused = await site.request(id, { method: 'PATCH', body: JSON.stringify({ bond: '2620.00' }) });
    expect([refused.status, (await refused.json()).violations[0].propertyPath]).toEqual([422, 'bond']);
    const asVisitor = async () => (await (await site.backend.fetch(`/api/listings/${id}`)).json()).bond;
    expect((await publish(id)).statusCode).toBe(200);
    expect(await asVisitor()).toBe('2400.00');
    await site.elsewhere(id, { pricing: { displayType: 'hide' } });
    expect((await publish(id)).statusCode).toBe(200);
    expect(await asVisitor()).toBeNull();
  });

  it('V23: rejects text that is not an amount, and keeps it', async () => {
    const { id } = await site.aListing({ pricing: unpriced });
    await site.open(id);
    for (const [typed, message] of [
      ['ask me', /Enter an amount such as 650/],
      ['650.555', /two decimals/],
      ['50000.01', /up to \$50,000/],
      ['-5', /Enter an amount such as 650 or 1,250,000 \(you entered “-5”\)/],
      ['1e9', /you entered “1e9”/],
      ['650k', /you entered “650k”/],
    ] as const) {
      await retype(/^Rent per week/, typed);
      await userEvent.tab();
      expect(await screen.findByText(message)).toBeVisible();
    }
    await retype(/^Rent per week/, '$');
    await userEvent.tab();
    expect(await saved()).toBeVisible();
  });

  it('V14: has both prices for a listing for sale and lease', async () => {
    const { id } = await site.aListing({ type: 'both', pricing: unpriced });
    await site.open(id);
    const sale = within(await screen.findByRole('group', { name: 'Sale price' }));
    const rent = within(screen.getByRole('group', { name: 'Weekly rent' }));
    await userEvent.type(sale.getByLabelText(/^Price/), '900000');
    await userEvent.type(rent.getByLabelText(/^Rent per week/), '700');
    await userEvent.tab();
    await waitFor(async () =>
      expect(await site.stored(id)).toMatchObject({
        pricing: { displayValue: { value: '900000.00' } },
        leasePricing: { displayValue: { value: '700.00' } },
      }),
    );
  });

  it('shows asking prices of similar listings, and nothing when the service fails', async () => {
    const { id } = await site.aListing({ pricing: unpriced });
    const refused: string[] = [];
    const withoutQuotes: typeof fetch = async (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      if (!url.includes('/api/pricing-quote')) return site.backend.fetch(input, init);
      refused.push(new URL(url, 'http://localhost').search);
      return new Response('{}', { status: 501, headers: { 'content-type': 'application/problem+json' } });
    };
    const { unmount } = await site.open(id, { fetch: withoutQuotes });
    expect(await screen.findByLabelText(/^Rent per week/)).toBeVisible();
    await waitFor(() =>
      expect(refused).toEqual([
        `?type=rent&state=VIC&postcode=3121&suburb=Richmond&propertyType=residential&listing=${id}`,
      ]),
    );
    expect(screen.queryByText(/A guide only/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();

    for (const rent of [500, 600, 700, 800, 900]) {
      const pricing: Pricing = { displayType: 'value', displayValue: { value: `${rent}.00` } };
      await site.aListing({ pricing, status: 'active' });
    }
    await site.open(id);
    expect(await screen.findByText(/A guide only/)).toHaveTextContent(
      /^Similar listings in Richmond ask \$\d+–\$\d+ per week \(median \$\d+, \d+ listings\)/,
    );
  });
});
