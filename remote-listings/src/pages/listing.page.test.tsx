import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from 'federation/testing';
import { type InProcessBackend, inProcessBackend } from 'site/testing';
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
  it('shows facts, tags, words, features, open homes ahead and who lists it', async () => {
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

  it('hides a hidden price and street from a visitor, and tells the owner that only they see it', async () => {
    const { id } = await backend.insert.listing({
      ownerId: olivia.id,
      streetHidden: true,
      pricing: { displayType: 'hide', displayValue: { value: '777.00' } },
    });
    const { unmount } = await open(id);
    expect(await screen.findByText('Contact agent')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Richmond VIC 3121' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('777');
    unmount();
    await open(id, olivia);
    expect(await screen.findByText(/Only you see this: \$777 per week/)).toBeVisible();
  });

  it('names both prices of a listing that is for sale and for rent', async () => {
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
