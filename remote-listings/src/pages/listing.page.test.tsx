import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import definition from '../remote.ts';
import * as listing from './listing.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia' };
let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

const open = (id: string, as?: typeof olivia) =>
  renderPage({ definition, pages: { listing }, url: `/listings/${id}`, backend, ...(as ? { as } : {}) });

const tomorrow = new Date(Date.now() + 86_400_000);
const yesterday = new Date(Date.now() - 86_400_000);
const halfAnHourFrom = (startAt: Date) => ({ startAt, endAt: new Date(startAt.getTime() + 1_800_000) });

describe('a listing', () => {
  it('shows facts, tags, description, features, future open homes and the contact', async () => {
    const { id } = await backend.insert.listing({
      ownerId: olivia.id,
      description: 'A quiet street.\n\nTrams at the door.',
      contactName: 'Sam Lee',
      features: { Indoor: ['Fireplace', 'Study'], Outdoor: ['Verandah'] },
      photos: 6,
      opens: [halfAnHourFrom(yesterday), halfAnHourFrom(tomorrow)],
      listingPropertyDetails: [
        { name: 'bedrooms', value: 3 },
        { name: 'petsAllowed', value: true },
        { name: 'furnished', value: false },
      ],
    });
    await open(id);
    expect(await screen.findByRole('heading', { level: 1, name: '12A/3–5 Bridge Road' })).toBeVisible();
    await waitFor(() => expect(document.title).toContain('12A/3–5 Bridge Road, Richmond VIC 3121'));
    expect(screen.getByText('$650 per week')).toBeVisible();
    expect(screen.getByText('Trams at the door.')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Good to know' })).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('Pets allowed')).toBeVisible();
    expect(screen.getByText('Fireplace')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Outdoor' })).toBeVisible();
    expect(screen.getAllByText(/am – |pm – /)).toHaveLength(1);
    expect(screen.getByText('Sam Lee')).toBeVisible();
    expect(screen.getByRole('button', { name: 'See all 6 photos' })).toBeVisible();
  });

  it('renders its top first and the rest in the next frame, and at once on forward navigation', async () => {
    const { id } = await backend.insert.listing({ ownerId: olivia.id, description: 'Trams at the door.' });
    const { router } = await renderPage({ definition, pages: { listing }, url: '/shortlist', backend });
    const followed: MutationRecord[] = [];
    const later = new MutationObserver((records) => void followed.push(...records));
    later.observe(document, { subtree: true, attributeFilter: ['data-loading'] });
    const come = async (how: string | number) => {
      await act(() => (typeof how === 'string' ? router.navigate(how) : router.navigate(how)));
      expect(await screen.findByText('Trams at the door.')).toBeVisible();
    };
    await come(`/listings/${id}`);
    expect(followed).toHaveLength(1);
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByText('Trams at the door.')).toBeNull());
    await come(1);
    expect(followed).toHaveLength(1);
    later.disconnect();
  });

  it('hides a hidden price and street from a visitor, and shows them to the owner', async () => {
    const { id } = await backend.insert.listing({
      ownerId: olivia.id,
      streetHidden: true,
      pricing: { displayType: 'hide', displayValue: { value: '777.00' } },
    });
    const { unmount } = await open(id);
    expect(await screen.findByText('Price on application')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Richmond VIC 3121' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('777');
    unmount();
    await open(id, olivia);
    expect(await screen.findByText(/Only you can see this: \$777 per week/)).toBeVisible();
  });

  it('shows both prices of a listing for sale and rent', async () => {
    const value = (amount: string) => ({ displayType: 'value', displayValue: { value: amount } }) as const;
    const { id } = await backend.insert.listing({
      ownerId: olivia.id,
      type: 'both',
      pricing: { displayType: 'range', displayValue: { range: { min: '800000.00', max: '880000.00' } } },
      leasePricing: value('700.00'),
    });
    await open(id);
    expect(await screen.findByText('$800,000 – $880,000')).toBeVisible();
    expect(screen.getByText('$700 per week')).toBeVisible();
  });

  it('is Page Not Found when it does not exist, or is not public', async () => {
    const { id } = await backend.insert.listing({ ownerId: olivia.id, status: 'draft' });
    const { unmount } = await open(id);
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    unmount();
    await open(randomUUID());
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
});

describe('a listing that is not active', () => {
  const standing = async (status: 'active' | 'underOffer' | 'sold' | 'leased', type: 'sale' | 'lease' = 'sale') => {
    const { id } = await backend.insert.listing({
      ownerId: olivia.id,
      status,
      type,
      opens: [halfAnHourFrom(tomorrow)],
    });
    return open(id);
  };

  it('under offer shows this, and still accepts enquiries and offers', async () => {
    await standing('underOffer');
    expect(await screen.findByText(/is under offer/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask a question' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Make an offer' })).toBeVisible();
  });

  it.each(['sold', 'leased'] as const)('%s shows this, and accepts no enquiries or offers', async (status) => {
    await standing(status, status === 'sold' ? 'sale' : 'lease');
    const notice = status === 'sold' ? /^Sold on .*\d{4}\. Here’s/ : /has been leased\. Here’s/;
    expect(await screen.findByText(notice)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask a question' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Open homes' })).toBeNull();
    expect(screen.queryByRole('link', { name: /offer/ })).toBeNull();
  });

  it('for lease accepts applications instead of offers', async () => {
    await standing('active', 'lease');
    const link = await screen.findByRole('link', { name: 'Apply to rent' });
    expect(link.getAttribute('href')).toMatch(/^\/apply\?listing=/);
    expect(screen.queryByRole('link', { name: 'Make an offer' })).toBeNull();
  });

  it('withdrawn is visible only to its owner, with a link to the editor', async () => {
    const { id } = await backend.insert.listing({ ownerId: olivia.id, status: 'withdrawn' });
    const { unmount } = await open(id, olivia);
    expect(await screen.findByText(/Only you can see it/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit listing' })).toHaveAttribute('href', `/listings/${id}/edit`);
    unmount();
    await open(id);
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
});

describe('a public listing', () => {
  it('adds one or all open homes to a calendar', async () => {
    const inAWeek = new Date(Date.now() + 7 * 86_400_000);
    const opens = [halfAnHourFrom(tomorrow), halfAnHourFrom(inAWeek)];
    const { id } = await backend.insert.listing({ ownerId: olivia.id, opens });
    await open(id);
    const all = await screen.findByRole('link', { name: 'Add all to your calendar' });
    expect(all).toHaveAttribute('href', `/api/listings/${id}/open-homes.ics`);
    const [one] = screen.getAllByRole('link', { name: /^Add .+ to your calendar$/ });
    const calendar = await backend.inject({ url: one?.getAttribute('href') ?? '' });
    expect(calendar.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });

  it('describes itself in metadata, and V22: omits a hidden price and street', async () => {
    const { id } = await backend.insert.listing({
      ownerId: olivia.id,
      headline: 'Sunny </script><script>alert(1)</script>',
      streetHidden: true,
      photos: 1,
      pricing: { displayType: 'hide', displayValue: { value: '777.00' } },
    });
    await open(id);
    await screen.findByText('Price on application');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `http://localhost/listings/${id}`);
    const property = (name: string) => document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
    expect(property('og:title')).toContain('Richmond VIC 3121');
    expect(property('og:image')).toMatch(/^http:\/\/localhost\/api\/pictures\/.+\.jpeg$/);
    expect(document.documentElement.outerHTML).not.toMatch(/\b777\b|Bridge Road/);
  });

  it('renders the rich text of the owner, and other markup as text', async () => {
    const description = '<h3>Inside</h3><p>Light <strong>everywhere</strong>.</p><p><img src=x onerror=alert(1)></p>';
    const { id } = await backend.insert.listing({ ownerId: olivia.id, description });
    await open(id);
    expect(await screen.findByRole('heading', { level: 3, name: 'Inside' })).toBeVisible();
    expect(screen.getByText('everywhere').tagName).toBe('STRONG');
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(document.querySelector('img[onerror]')).toBeNull();
  });

  it('copies the link when the device cannot share', async () => {
    const { id } = await backend.insert.listing({ ownerId: olivia.id });
    await open(id);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    const [copied] = await navigator.clipboard.read();
    expect(copied?.types).toEqual(['text/plain']);
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Link copied')).toBeNull();
    expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
  });
});

it('shows floor plans separately from photos', async () => {
  const { id } = await backend.insert.listing({ ownerId: olivia.id, photos: 2 });
  await backend.database.execute(
    `update listing_assets set kind = 'floorPlan' where position = 2 and listing_id = '${id}'`,
  );
  await open(id);
  expect(await screen.findByRole('heading', { name: 'Floor plan' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enlarge View 2' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'See the photo' })).toBeVisible();
});

it.each([
  ['Residential', 'House', '4 bedrooms'],
  ['Commercial', 'Office', '120 m² floor area'],
  ['Land', 'Residential', '40 ha land'],
  ['Rural', 'Lifestyle', '40 ha land'],
] as const)('shows the key facts of %s property', async (propertyType, category, fact) => {
  const details = {
    Residential: [{ name: 'bedrooms', value: 4 }],
    Commercial: [
      { name: 'floorArea', value: 120 },
      { name: 'floorAreaUnit', value: 'squareMeter' },
    ],
    Land: [
      { name: 'landArea', value: 40 },
      { name: 'landAreaUnit', value: 'hectare' },
    ],
    Rural: [
      { name: 'landArea', value: 40 },
      { name: 'landAreaUnit', value: 'hectare' },
    ],
  } as const;
  const { id } = await backend.insert.listing({
    ownerId: olivia.id,
    type: 'sale',
    property: { propertyType, category },
    listingPropertyDetails: [...details[propertyType]],
  });
  await open(id);
  expect((await screen.findAllByText(fact))[0]).toBeVisible();
  expect(screen.getByText(`${category} · For sale`)).toBeVisible();
});
