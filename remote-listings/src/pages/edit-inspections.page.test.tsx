import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addresses } from 'shared-contract/page/addresses';
import { editorSite, olivia, retype, saved } from '../editor/testing/editor-site.tsx';
import * as page from './edit-inspections.page.tsx';

let site: Awaited<ReturnType<typeof editorSite>>;
beforeAll(async () => {
  site = await editorSite('inspections', page);
});
afterAll(() => site.backend.close());

/** Three weeks from now, so that it is always in the future. */
const day = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
const opens = async (id: string) => (await site.stored(id)).listingOpens;

describe('inspections', () => {
  it('V19: adds a weekly series in the time zone of the property, without conflicts', async () => {
    const { id } = await site.aListing();
    await site.open(id);
    expect(await screen.findByText('No inspections scheduled')).toBeVisible();
    await retype(/^Day/, day);
    await retype(/^Starts at/, '10:00');
    await userEvent.selectOptions(screen.getByLabelText('Repeats'), '2');
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 inspections' }));
    await waitFor(async () => expect(await opens(id)).toHaveLength(2));
    expect(await screen.findAllByRole('button', { name: /^Remove .*10:00/ })).toHaveLength(2);
    await retype(/^Day/, day);
    await retype(/^Starts at/, '10:15');
    expect(await screen.findByText('This clashes with another open home for this listing.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add inspection' })).toBeDisabled();
    // The browser reports this value while the user types the year 2026.
    await retype(/^Day/, '0002-12-05');
    expect(await screen.findByText(/Choose a future date and time\./)).toBeVisible();
    await retype(/^Starts at/, '06:00');
    expect(await screen.findByText(/between 7 am and 8 pm/)).toBeVisible();
  });

  it('names every field without a value when the form is submitted, and focuses the first', async () => {
    const { id } = await site.aListing();
    await site.open(id);
    await userEvent.click(await screen.findByRole('button', { name: 'Add inspection' }));
    expect(await screen.findByText('Choose the day.')).toBeVisible();
    expect(screen.getByText('Choose the time.')).toBeVisible();
    expect(screen.getByLabelText(/^Day/)).toHaveFocus();
    await retype(/^Day/, day);
    expect(screen.queryByText('Choose the day.')).toBeNull();
    expect(screen.getByRole('link', { name: /^Inspections/ })).toHaveTextContent('Not saved yet');
  });

  it('moves, removes and restores an inspection', async () => {
    const startAt = new Date(`${day}T02:00:00Z`);
    const { id } = await site.aListing({ opens: [{ startAt, endAt: new Date(startAt.getTime() + 1_800_000) }] });
    await site.open(id);
    const list = within(await screen.findByRole('list', { name: 'Scheduled inspections' }));
    await userEvent.click(list.getByRole('button', { name: /^Change/ }));
    expect(list.getByLabelText(/^Day/)).toHaveFocus();
    await userEvent.click(list.getByRole('button', { name: 'Cancel' }));
    expect(list.getByRole('button', { name: /^Change/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.selectOptions(list.getByLabelText('Lasts'), '45');
    await userEvent.click(list.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const [open] = await opens(id);
      expect(open?.endAt).toBe(new Date(startAt.getTime() + 2_700_000).toISOString());
    });
    await waitFor(() => expect(screen.getByRole('button', { name: /^Change/ })).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(screen.getByRole('button', { name: 'Add inspection' })).toHaveFocus();
    await userEvent.click(undo);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Remove/ })).toHaveFocus());
    await waitFor(async () => expect(await opens(id)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: /^Remove/ })).toBeVisible();
  });

  it('restores a draft on the next visit, until the inspection is added', async () => {
    const { id } = await site.aListing();
    const { router } = await site.open(id);
    const openAgain = async () => {
      await act(() => router.navigate('/search'));
      await act(() => router.navigate(addresses.listingEditStep(id, 'inspections')));
    };
    await retype(/^Day/, day);
    await retype(/^Starts at/, '11:00');
    await openAgain();
    await waitFor(() => expect(screen.getByLabelText(/^Day/)).toHaveValue(day));
    expect(screen.getByLabelText(/^Starts at/)).toHaveValue('11:00');
    expect(screen.getByText('You’re back where you left off')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add inspection' }));
    expect(await screen.findByRole('button', { name: /^Remove .*11:00/ })).toBeVisible();
    await openAgain();
    expect(await screen.findByRole('button', { name: /^Remove .*11:00/ })).toBeVisible();
    expect(screen.getByLabelText(/^Day/)).toHaveValue('');
  });

  it('moves the focus to the next row after a removal', async () => {
    const at = (hours: number) => new Date(Date.parse(`${day}T00:00:00Z`) + hours * 3_600_000);
    const { id } = await site.aListing({
      opens: [1, 2, 3].map((hours) => ({ startAt: at(hours), endAt: new Date(at(hours).getTime() + 1_800_000) })),
    });
    await site.open(id);
    const buttons = await screen.findAllByRole('button', { name: /^Remove/ });
    if (buttons[0]) await userEvent.click(buttons[0]);
    await screen.findByRole('button', { name: 'Undo' });
    expect(screen.getAllByRole('button', { name: /^Remove/ })[0]).toHaveFocus();
  });

  it('extends a running inspection, and explains that the listing has left the market', async () => {
    const startAt = new Date(Math.floor(Date.now() / 60_000 - 1) * 60_000);
    const { id } = await site.aListing({
      status: 'active',
      opens: [{ startAt, endAt: new Date(startAt.getTime() + 1_800_000) }],
    });
    await site.open(id);
    await userEvent.click(await screen.findByRole('button', { name: /^Change/ }));
    expect(screen.queryByText(/Choose a future date and time\./)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await site.backend.inject(
      { method: 'POST', url: `/api/listings/${id}/status`, body: { status: 'leased' } },
      olivia,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
    expect(await screen.findByText(/This listing is leased and can no longer be changed/)).toBeVisible();
  });

  it('V19: saves the auction automatically, and requires a future day and time', async () => {
    const startAt = new Date(`${day}T02:00:00Z`);
    const { id } = await site.aListing({
      type: 'sale',
      pricing: { displayType: 'value' },
      opens: [{ startAt, endAt: new Date(startAt.getTime() + 1_800_000) }],
    });
    await site.open(id);
    await retype(/^Day of the auction/, '2020-01-01');
    await userEvent.tab();
    expect(await screen.findByText('Choose the time, or clear the day.')).toBeVisible();
    await retype(/^Time of the auction/, '11:00');
    await userEvent.tab();
    expect(await screen.findByText('Choose a future date and time for the auction.')).toBeVisible();
    const before = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    await retype(/^Day of the auction/, before);
    await userEvent.tab();
    expect(await saved()).toBeVisible();
    expect((await site.stored(id)).auctionDateTime).toContain(before);
    expect(await screen.findByText(/The auction is before the first inspection/)).toBeVisible();
  });

  it('V19: warns when a tenant gets too little notice', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000);
    const { id, propertyId } = await site.aListing({
      opens: [{ startAt: tomorrow, endAt: new Date(tomorrow.getTime() + 1_800_000) }],
    });
    await site.backend.insert.tenancy({ ownerId: '10000000-0000-4000-8000-000000000001', propertyId });
    await site.open(id);
    expect(await screen.findByText(/7 days of written notice/)).toHaveTextContent(/Too soon: \w{3}, \d/);
    expect(screen.getByText('This home is rented')).toBeVisible();
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    // Never on the day of the inspection above: a clash would hide the warning.
    await retype(/^Day(?! of)/, day(3));
    await retype(/^Starts at/, '10:00');
    expect(await screen.findByText(/^Less than 7 days away/)).toBeVisible();
    await retype(/^Day(?! of)/, day(20));
    expect(screen.queryByText(/^Less than 7 days away/)).toBeNull();
  });
});
