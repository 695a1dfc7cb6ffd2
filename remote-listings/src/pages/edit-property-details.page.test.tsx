import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { detailOf } from 'shared-contract/listing/listing';
import { editorSite, retype, saved } from '../editor/testing/editor-site.tsx';
import * as page from './edit-property-details.page.tsx';

let site: Awaited<ReturnType<typeof editorSite>>;
beforeAll(async () => {
  site = await editorSite('property-details', page);
});
afterAll(() => site.backend.close());

const stored = async (id: string) => (await site.stored(id)).listingPropertyDetails;
const land = { propertyType: 'Land', category: 'Residential land' } as const;

describe('property details', () => {
  it('shows only the fields for the property type and listing type', async () => {
    const { id } = await site.aListing({ type: 'both', pricing: { displayType: 'value' } });
    const { unmount } = await site.open(id);
    expect(await screen.findByRole('group', { name: 'Rooms and parking' })).toBeVisible();
    expect(screen.getAllByLabelText(/^Bedrooms/)).toHaveLength(1);
    expect(screen.getByRole('group', { name: 'For sale' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'For lease' })).toBeVisible();
    expect(screen.getByLabelText('Pets allowed')).toBeVisible();
    unmount();
    const bare = {
      type: 'sale',
      property: land,
      listingPropertyDetails: [],
      pricing: { displayType: 'value' },
    } as const;
    const lot = await site.aListing({ ...bare, listingPropertyDetails: [] });
    await site.open(lot.id);
    expect(await screen.findByLabelText(/^Land area/)).toBeVisible();
    expect(screen.queryByLabelText(/^Bedrooms/)).toBeNull();
    expect(screen.queryByLabelText(/^Available from/)).toBeNull();
    expect(screen.getByText('Enter the land area.')).toBeVisible();
  });

  it('V15, V16: stores numbers, half bathrooms and areas with units, and keeps invalid values in their fields', async () => {
    const { id } = await site.aListing({ listingPropertyDetails: [] });
    await site.open(id);
    await retype(/^Bedrooms/, '4');
    await retype(/^Bathrooms/, '1.5');
    await retype(/^Land area/, '412.5');
    await userEvent.tab();
    await waitFor(async () =>
      expect(await stored(id)).toEqual(
        expect.arrayContaining([
          { name: 'bedrooms', value: 4 },
          { name: 'baths', value: 1.5 },
          { name: 'landArea', value: 412.5 },
          { name: 'landAreaUnit', value: 'squareMeter' },
        ]),
      ),
    );
    for (const [typed, message] of [
      ['51', 'The number of bedrooms must be a whole number from 0 to 50, not 51.'],
      ['-3', 'The number of bedrooms must be a whole number from 0 to 50, not -3.'],
      ['1e9', 'Enter a number such as 3 or 412.5 (you entered “1e9”).'],
    ] as const) {
      await retype(/^Bedrooms/, typed);
      await userEvent.tab();
      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.getByLabelText(/^Bedrooms/)).toHaveValue(typed);
    }
    expect(detailOf(await stored(id), 'bedrooms')).toBe(4);
  });

  it('V24: rejects an availability date in the past', async () => {
    const { id } = await site.aListing();
    await site.open(id);
    await retype(/^Available from/, '2020-01-01');
    await userEvent.tab();
    expect(await screen.findByText(/must not be in the past/)).toBeVisible();
    await retype(/^Available from/, '2999-01-01');
    await userEvent.tab();
    expect(await saved()).toBeVisible();
    expect(await screen.findByText(/more than a year away/)).toBeVisible();
  });

  it('keeps stored details without a field, and shows the progress of each step in the rail', async () => {
    const { id } = await site.aListing({
      listingPropertyDetails: [
        { name: 'bedrooms', value: 3 },
        { name: 'isMultiple', value: true },
      ],
    });
    await site.open(id);
    const rail = within(await screen.findByRole('navigation', { name: 'Steps of this listing' }));
    expect(rail.getByRole('link', { name: /^Property details/ })).toHaveTextContent('To do');
    expect(rail.getByRole('link', { name: /^Price/ })).toHaveTextContent('Done');
    await userEvent.click(screen.getByLabelText('Pets allowed'));
    await retype(/^Bathrooms/, '2');
    await userEvent.tab();
    expect(await saved()).toBeVisible();
    expect(await stored(id)).toEqual(
      expect.arrayContaining([
        { name: 'isMultiple', value: true },
        { name: 'petsAllowed', value: true },
      ]),
    );
    await waitFor(() => expect(rail.getByRole('link', { name: /^Property details/ })).toHaveTextContent('Done'));
  });
});
