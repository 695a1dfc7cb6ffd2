import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editorSite, retype } from '../editor/testing/editor-site.tsx';
import * as page from './edit-inspections.page.tsx';

const ownerId = '10000000-0000-4000-8000-000000000001';
/** Three weeks from now at noon or 1 pm in Melbourne, so that it is always in the future. */
const day = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
const startAt = new Date(`${day}T02:00:00Z`);
const inspection = { startAt, endAt: new Date(startAt.getTime() + 1_800_000) };

let site: Awaited<ReturnType<typeof editorSite>>;
let id: string;
let mailsBefore: number;
beforeAll(async () => {
  site = await editorSite('inspections', page);
});
afterAll(() => site.backend.close());
beforeEach(async () => {
  mailsBefore = (await site.backend.mails()).length;
});

const opens = async () => (await site.stored(id)).listingOpens;
const subjects = async () => (await site.backend.mails()).slice(mailsBefore).map(({ subject }) => subject);

/** Opens the editor of a listing whose inspection is booked by these people, and held for others. */
async function openBooked(names: string[], { held = 0, fetch = site.backend.fetch } = {}) {
  id = (await site.aListing({ status: 'active', opens: [{ ...inspection, bookable: true, capacity: 10 }] })).id;
  const [open] = await opens();
  for (const [index, name] of names.entries()) {
    const email = `visitor-${index}@example.com`;
    await site.backend.insert.inspectionBooking({ ownerId, openId: open?.id ?? '', name, email });
  }
  const heldUntil = new Date(Date.now() + 1_800_000);
  for (let index = 0; index < held; index += 1) {
    await site.backend.insert.inspectionBooking({ ownerId, openId: open?.id ?? '', heldUntil });
  }
  await site.open(id, { fetch });
}

describe('bookings of inspections', () => {
  it('are off at first, and can be limited to a number of groups', async () => {
    ({ id } = await site.aListing());
    await site.open(id);
    await retype(/^Day/, day);
    await retype(/^Starts at/, '10:00');
    expect(screen.queryByLabelText(/^Places \(optional\)/)).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Visitors can book a place' }));
    await retype(/^Places \(optional\)/, '101');
    await userEvent.click(screen.getByRole('button', { name: 'Add inspection' }));
    expect(await screen.findByText('Enter a number from 1 to 100, or leave it empty.')).toBeVisible();
    await retype(/^Places \(optional\)/, '8');
    await userEvent.click(screen.getByRole('button', { name: 'Add inspection' }));
    expect(await screen.findByRole('button', { name: /^0 of 8 booked/ })).toBeVisible();
    expect(await opens()).toMatchObject([{ bookable: true, capacity: 8 }]);
  });

  it('show on request who is coming', async () => {
    await openBooked(['Mia Petrović', 'Zoë Žižka']);
    const button = await screen.findByRole('button', { name: /^2 of 10 booked/ });
    expect(screen.queryByText('Mia Petrović')).toBeNull();
    await userEvent.click(button);
    const list = within(await screen.findByRole('list', { name: /^Booked for/ }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(list.getByText('Zoë Žižka')).toBeVisible();
    expect(list.getByRole('link', { name: 'visitor-1@example.com' })).toHaveAttribute(
      'href',
      'mailto:visitor-1@example.com',
    );
    expect(list.getAllByRole('link', { name: '0491 570 006' })[0]).toHaveAttribute('href', 'tel:+61491570006');
    await userEvent.click(button);
    expect(screen.queryByText('Mia Petrović')).toBeNull();
  });

  it('are changed without an email when the time stays', async () => {
    await openBooked(['Mia Petrović']);
    await userEvent.click(await screen.findByRole('button', { name: /^Change/ }));
    const list = within(screen.getByRole('list', { name: 'Scheduled inspections' }));
    await userEvent.clear(list.getByLabelText(/^Places \(optional\)/));
    await userEvent.click(list.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: /^1 booked/ })).toBeVisible();
    expect(await opens()).toMatchObject([{ bookable: true, capacity: null }]);
    expect(await subjects()).toEqual([]);
  });

  it('ask before the inspection moves, and everyone who has booked gets an email', async () => {
    await openBooked(['Mia Petrović', 'Zoë Žižka', 'Sam Lee']);
    await userEvent.click(await screen.findByRole('button', { name: /^Change/ }));
    const list = within(screen.getByRole('list', { name: 'Scheduled inspections' }));
    await userEvent.selectOptions(list.getByLabelText('Lasts'), '45');
    await userEvent.click(list.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move this inspection?' }));
    expect(dialog.getByText(/^3 people have booked\. We’ll email them the new time/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect((await opens())[0]?.endAt).toBe(inspection.endAt.toISOString());
    await userEvent.click(list.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Move inspection' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Change/ })).toHaveFocus());
    expect(await subjects()).toEqual(Array(3).fill(expect.stringMatching(/^New time for your inspection of/)));
  });

  it('ask before the inspection is removed, which cannot be undone', async () => {
    await openBooked(['Mia Petrović']);
    const remove = await screen.findByRole('button', { name: /^Remove/ });
    await userEvent.click(remove);
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this inspection?' }));
    expect(dialog.getByText(/^1 person has booked\. We’ll email them/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(remove).toHaveFocus();
    expect(await opens()).toHaveLength(1);
    await userEvent.click(remove);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove inspection' }));
    const result = await screen.findByText(/We’ve emailed everyone who had booked\./);
    await waitFor(() => expect(result.closest('[role="status"]')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(await opens()).toEqual([]);
    expect(await subjects()).toEqual([expect.stringMatching(/^Inspection cancelled:/)]);
  });

  it('are cancelled one by one after a confirmation, with a message to the visitor', async () => {
    await openBooked(['Mia Petrović', 'Zoë Žižka']);
    await userEvent.click(await screen.findByRole('button', { name: /^2 of 10 booked/ }));
    const cancel = await screen.findByRole('button', { name: 'Cancel the booking of Zoë Žižka' });
    expect(cancel).toHaveTextContent('Cancel this booking');
    await userEvent.click(cancel);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(cancel).toHaveFocus();
    await userEvent.click(cancel);
    await userEvent.type(screen.getByRole('textbox', { name: 'Message (optional)' }), 'Sorry, we are ill.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
    const button = await screen.findByRole('button', { name: /^1 of 10 booked/ });
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(screen.queryByText('Zoë Žižka')).toBeNull());
    expect(screen.getByText('Mia Petrović')).toBeVisible();
    const [mail, ...others] = (await site.backend.mails()).slice(mailsBefore);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'visitor-1@example.com', subject: expect.stringMatching(/^Booking cancelled:/) });
    expect(mail?.text).toContain('> Sorry, we are ill.');
  });

  it('show why one was not cancelled only until the question is asked again', async () => {
    await openBooked(['Zoë Žižka'], {
      fetch: (input, init = {}) =>
        (init.method ?? 'GET') === 'GET'
          ? site.backend.fetch(input, init)
          : Promise.reject(new TypeError('Failed to fetch')),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^1 of 10 booked/ }));
    const cancel = await screen.findByRole('button', { name: 'Cancel the booking of Zoë Žižka' });
    await userEvent.click(cancel);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(await dialog.findByText(/^We couldn’t save that/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    await userEvent.click(cancel);
    expect(await screen.findByRole('dialog', { name: 'Cancel this booking?' })).toBeVisible();
    expect(screen.queryByText(/^We couldn’t save that/)).toBeNull();
  });

  it('show how many places are held for visitors who have not confirmed', async () => {
    await openBooked([], { held: 1 });
    expect(await screen.findByRole('button', { name: /^0 of 10 booked, 1 unconfirmed/ })).toBeVisible();
  });

  it('ask before an inspection is removed that was booked a moment ago', async () => {
    await openBooked([]);
    const remove = await screen.findByRole('button', { name: /^Remove/ });
    const [open] = await opens();
    await site.backend.insert.inspectionBooking({ ownerId, openId: open?.id ?? '', email: 'mia@example.com' });
    await userEvent.click(remove);
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this inspection?' }));
    expect(dialog.getByText(/^1 person has booked\. We’ll email them/)).toBeVisible();
    expect(await opens()).toHaveLength(1);
    await site.backend.insert.inspectionBooking({ ownerId, openId: open?.id ?? '', email: 'zoe@example.com' });
    await userEvent.click(dialog.getByRole('button', { name: 'Remove inspection' }));
    expect(await screen.findByText(/^2 people have booked\./)).toBeVisible();
    expect(await subjects()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove inspection' }));
    expect(await screen.findByText(/We’ve emailed everyone who had booked\./)).toBeVisible();
    expect(await subjects()).toHaveLength(2);
  });

  it('ask before an inspection moves that was booked a moment ago', async () => {
    await openBooked([]);
    await userEvent.click(await screen.findByRole('button', { name: /^Change/ }));
    const [open] = await opens();
    await site.backend.insert.inspectionBooking({ ownerId, openId: open?.id ?? '' });
    const list = within(screen.getByRole('list', { name: 'Scheduled inspections' }));
    await userEvent.selectOptions(list.getByLabelText('Lasts'), '45');
    await userEvent.click(list.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move this inspection?' }));
    expect(dialog.getByText(/^1 person has booked\./)).toBeVisible();
    expect((await opens())[0]?.endAt).toBe(inspection.endAt.toISOString());
    await userEvent.click(dialog.getByRole('button', { name: 'Move inspection' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Change/ })).toHaveFocus());
    expect(await subjects()).toEqual([expect.stringMatching(/^New time for your inspection of/)]);
  });
});
