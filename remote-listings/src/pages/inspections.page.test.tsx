import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import definition from '../remote.ts';
import * as inspections from './inspections.page.tsx';
import * as shortlist from './shortlist.page.tsx';

const ownerId = '15000000-0000-4000-8000-000000000001';
let backend: InProcessBackend;
let people = 0;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());
afterEach(() => localStorage.clear());

/** A week from now, at hours that are in the morning in Melbourne, so that the local day is the same. */
const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
const nextDay = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const from = (time: string, date = day) => {
  const startAt = new Date(`${date}T${time}:00Z`);
  return { startAt, endAt: new Date(startAt.getTime() + 1_800_000) };
};

/** Signs in a person who has saved these homes. */
async function aPersonWith(homes: { street: string; opens: object[]; latitude?: number }[]) {
  people += 1;
  const as = { id: `15000000-0000-4000-8000-${String(100 + people).padStart(12, '0')}` };
  await backend.signInAs({ ...as, emailVerified: true });
  for (const { street, opens, latitude = -37.82 } of homes) {
    const property = { streetAddress: street, latitude, longitude: 145 };
    const { id } = await backend.insert.listing({ ownerId, property, opens: opens as [], photos: 1 });
    await backend.insert.listingMark({ ownerId: as.id, listingId: id, savedAt: new Date() });
  }
  return as;
}
const open = (as?: { id: string }, url = '/inspections', fetch = backend.fetch) =>
  renderPage({ definition, pages: { inspections, shortlist }, url, as, backend: { ...backend, fetch } });
const box = (street: string) => screen.findByRole('checkbox', { name: new RegExp(street) });
const saturday = [
  { street: '1 First Street', opens: [from('00:00')] },
  { street: '2 Second Street', opens: [from('00:04')] },
  { street: '3 Third Street', opens: [from('01:00')] },
];

describe('the inspection planner', () => {
  it('proposes a plan without clashes, with the driving time, and marks what clashes', async () => {
    await open(await aPersonWith(saturday));
    expect(await screen.findByRole('heading', { level: 1, name: 'Inspection planner' })).toBeVisible();
    expect(await box('1 First Street')).toBeChecked();
    expect(await box('2 Second Street')).not.toBeChecked();
    expect(await box('3 Third Street')).toBeChecked();
    expect(screen.getByText('Clashes with 1 First Street')).toBeVisible();
    expect(screen.getByText('About 5 minutes from 1 First Street')).toBeVisible();
    const rows = within(screen.getByRole('list', { name: /^Inspections on \w+day, / })).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(saturday.map(({ street }) => street));
  });

  it('says that a home is too far away, and leads to the booking of one that takes bookings', async () => {
    const far = { street: '2 Second Street', opens: [from('02:00')], latitude: -33.82 };
    const taken = { street: '3 Third Street', opens: [{ ...from('03:00'), bookable: true }] };
    await open(await aPersonWith([...saturday.slice(0, 1), far, taken]));
    expect(
      await screen.findByText(
        'No time to drive from or to 1 First Street (about 6.5 hours) and 3 Third Street (about 6.5 hours)',
      ),
    ).toBeVisible();
    const book = screen.getByRole('link', { name: /^Book a place at 3 Third Street, / });
    expect(book).toHaveAttribute('href', expect.stringMatching(/^\/listings\/[^/]+#open-homes$/));
  });

  it('names no hours of a drive that takes longer than a day of inspections', async () => {
    const far = { street: '2 Second Street', opens: [from('02:00')], latitude: -12.46 };
    await open(await aPersonWith([...saturday.slice(0, 1), far]));
    expect(await screen.findByText('Too far from 1 First Street for one day')).toBeVisible();
    expect(screen.queryByText(/No time to drive/)).toBeNull();
  });

  it('shows when to arrive, and allows 15 minutes for a visit', async () => {
    const opens = [from('00:15')];
    await open(await aPersonWith([...saturday.slice(0, 1), { street: '2 Second Street', opens }]));
    expect(await box('1 First Street')).toBeChecked();
    expect(await box('2 Second Street')).toBeChecked();
    const arrivals = screen.getAllByText(/^Arrive /).map(({ textContent }) => textContent);
    expect(arrivals).toEqual([
      expect.stringMatching(/^Arrive 1[01]:00 am$/),
      expect.stringMatching(/^Arrive 1[01]:20 am$/),
    ]);
    expect(screen.getByText(/^2 of 2 inspections in your plan\. We allow 15 minutes for a visit/)).toBeVisible();
    await userEvent.click(await box('1 First Street'));
    expect(screen.getByText(/^Arrive 1[01]:15 am$/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Add 1 inspection to your calendar' });
    const { body } = await backend.inject({ url: link.getAttribute('href') ?? '' });
    expect(body).toMatch(/DTSTART;[^:]+:\d{8}T1[01]1500\r\nDTEND;[^:]+:\d{8}T1[01]3000/);
  });

  it('proposes no inspection that is full, and ignores a choice of a day that has passed', async () => {
    const as = await aPersonWith(saturday.slice(1));
    const opens = [{ ...from('00:00'), bookable: true, capacity: 1 }];
    const { id } = await backend.insert.listing({ ownerId, property: { streetAddress: '1 First Street' }, opens });
    await backend.insert.listingMark({ ownerId: as.id, listingId: id, savedAt: new Date() });
    const { member } = (await backend.inject({ url: `/api/listing-opens?listing[]=${id}` })).json();
    await backend.insert.inspectionBooking({ ownerId, openId: member[0].id });
    await open(as, '/inspections?day=2020-01-04&open=');
    expect(await box('2 Second Street')).toBeChecked();
    expect(await box('1 First Street')).not.toBeChecked();
  });

  it('proposes an inspection that the visitor has booked, also when it is full, and links to the booking', async () => {
    const as = await aPersonWith(saturday.slice(1));
    const opens = [{ ...from('00:20'), bookable: true, capacity: 1 }];
    const { id } = await backend.insert.listing({ ownerId, property: { streetAddress: '1 First Street' }, opens });
    await backend.insert.listingMark({ ownerId: as.id, listingId: id, savedAt: new Date() });
    const { member } = (await backend.inject({ url: `/api/listing-opens?listing[]=${id}` })).json();
    await backend.insert.inspectionBooking({ ownerId, openId: member[0].id, email: `${as.id}@example.com` });
    await open(as);
    const booked = await screen.findByRole('link', { name: /^You’ve booked .*, 1 First Street$/ });
    expect(booked).toHaveAttribute('href', '/activity');
    expect(await box('1 First Street')).toBeChecked();
    expect(await box('2 Second Street')).not.toBeChecked();
    expect(screen.queryByText('Fully booked')).toBeNull();
  });

  it('replaces a clashing inspection by the chosen one, keeps the choice in the URL, and can return', async () => {
    const as = await aPersonWith(saturday);
    const { router, unmount } = await open(as);
    await userEvent.click(await box('2 Second Street'));
    expect(await box('1 First Street')).not.toBeChecked();
    expect(await box('2 Second Street')).toBeChecked();
    await waitFor(() => expect(router.state.location.search).toContain('open='));
    const { search } = router.state.location;
    unmount();
    await open(as, `/inspections${search}`);
    expect(await box('2 Second Street')).toBeChecked();
    expect(await box('1 First Street')).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Back to our suggestion' }));
    expect(await box('1 First Street')).toBeChecked();
    for (const street of ['1 First Street', '3 Third Street']) await userEvent.click(await box(street));
    expect(screen.getByText(/^0 of 3 inspections in your plan\./)).toBeVisible();
    expect(screen.queryByRole('link', { name: /to your calendar$/ })).toBeNull();
  });

  it('downloads the chosen inspections as one calendar', async () => {
    await open(await aPersonWith(saturday));
    const link = await screen.findByRole('link', { name: 'Add 2 inspections to your calendar' });
    const calendar = await backend.inject({ url: link.getAttribute('href') ?? '' });
    expect(calendar.body.match(/SUMMARY:.+/g)?.map((line) => line.trim())).toEqual([
      'SUMMARY:Open home: 1 First Street',
      'SUMMARY:Open home: 3 Third Street',
    ]);
  });

  it('shows the next day that has inspections first, and another one on request', async () => {
    const opens = [from('00:00', nextDay), from('00:00')];
    await open(await aPersonWith([{ street: '1 First Street', opens }]));
    const select = await screen.findByLabelText('Day');
    expect(select).toHaveValue(day);
    await userEvent.selectOptions(select, nextDay);
    await waitFor(() => expect(screen.getByRole('checkbox')).toBeChecked());
    expect(select).toHaveValue(nextDay);
  });

  it('takes one of two inspections of the same home', async () => {
    await open(await aPersonWith([{ street: '1 First Street', opens: [from('00:00'), from('03:00')] }]));
    expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
    expect(screen.getByText(/^You’re seeing this home at /)).toBeVisible();
  });

  it('explains how to start when nothing is saved, or no saved home can be inspected', async () => {
    const { unmount } = await open();
    expect(await screen.findByText('Nothing to plan yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search properties' })).toHaveAttribute('href', '/search');
    unmount();
    await open(await aPersonWith([{ street: '1 First Street', opens: [] }]));
    expect(await screen.findByText('No open inspections on your shortlist')).toBeVisible();
  });

  it('shows an error with a retry button', async () => {
    let broken = true;
    const as = await aPersonWith(saturday);
    const fetch: typeof backend.fetch = async (input, init) =>
      broken && String(input instanceof Request ? input.url : input).includes('/api/listing-opens')
        ? new Response('', { status: 503 })
        : backend.fetch(input, init);
    await open(as, '/inspections', fetch);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your inspections');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await box('1 First Street')).toBeChecked();
  });

  it('is one link away from the shortlist', async () => {
    const { router } = await open(await aPersonWith(saturday), '/shortlist');
    await userEvent.click(await screen.findByRole('link', { name: 'Plan inspections' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Inspection planner' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/inspections');
    expect(await box('1 First Street')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { level: 1, name: 'Shortlist' })).toBeVisible();
  });
});
