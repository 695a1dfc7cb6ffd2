import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import * as rentalManagement from '../pages/rental-management.page.tsx';
import definition from '../remote.ts';

const today = localDateIn('Australia/Melbourne', new Date());
const startDate = addDays(today, -14);

let backend: InProcessBackend;
let olivia: { id: string; firstName: string; lastName: string };
let propertyId: string;
let tenancyId: string;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  olivia = { id: crypto.randomUUID(), firstName: 'Olivia', lastName: 'Nguyen' };
  propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
});

async function open(values: object = {}, fetch = backend.fetch) {
  const behind = { startDate, endDate: null, paidTo: addDays(startDate, 6) };
  tenancyId = (await backend.insert.tenancy({ ownerId: olivia.id, propertyId, ...behind, ...values })).id;
  renderPage({
    definition,
    pages: { 'rental-management': rentalManagement },
    url: `/properties/${propertyId}/rental-management`,
    as: olivia,
    backend: { ...backend, fetch },
  });
  return within(await screen.findByRole('region', { name: 'Rent reminders' }));
}

/** Opens the dialog behind a button, once an earlier one has closed. */
async function press(name: string) {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

describe('rent reminders', () => {
  it('previews each template, and sends the message that the owner changed', async () => {
    const reminders = await open();
    const dialog = await press('Send a reminder');
    expect(dialog.getByText('Mia Petrović, mia@example.com')).toBeVisible();
    const message = dialog.getByLabelText('Message');
    expect(message).toHaveDisplayValue(/friendly reminder.+8 days behind\.\nAmount due: \$1,300\.00/s);
    await userEvent.selectOptions(dialog.getByLabelText('Template'), 'Overdue rent');
    expect(dialog.getByText(/^Overdue rent for 12A/)).toBeVisible();
    expect(message).toHaveDisplayValue(/is overdue\..+8 days behind\./s);
    await userEvent.clear(message);
    await userEvent.click(dialog.getByRole('button', { name: 'Send reminder' }));
    expect(await dialog.findByText('Enter a message.')).toBeVisible();
    await userEvent.type(message, 'Please call me, Mia.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send reminder' }));
    expect(await reminders.findByText('Please call me, Mia.')).toBeInTheDocument();
    expect(reminders.getByText('Overdue rent')).toBeVisible();
    const again = await press('Send a reminder');
    const left = within(again.getByLabelText('Template')).getAllByRole('option');
    expect(left.map(({ textContent }) => textContent)).toEqual(['Friendly reminder']);
    await userEvent.click(again.getByRole('button', { name: 'Send reminder' }));
    expect(await reminders.findByText('You’ve sent each reminder for the rent that’s behind.')).toBeVisible();
    expect(reminders.queryByRole('button', { name: 'Send a reminder' })).toBeNull();
  });

  it('says that rent is due today, and offers no reminder', async () => {
    const reminders = await open({ paidTo: addDays(startDate, 13) });
    expect(await reminders.findByText('Rent is due today. You can send a reminder from tomorrow.')).toBeVisible();
    expect(reminders.queryByRole('button', { name: 'Send a reminder' })).toBeNull();
  });

  it('keeps the message when the rent account changed meanwhile, and says so', async () => {
    await open();
    const dialog = await press('Send a reminder');
    const receipt = { kind: 'rentReceipt', date: today, amount: '650.00', note: '' };
    const url = `/api/tenancies/${tenancyId}/receipts`;
    await backend.inject({ method: 'POST', url, payload: receipt }, olivia);
    await userEvent.type(dialog.getByLabelText('Message'), ' Thanks!');
    await userEvent.click(dialog.getByRole('button', { name: 'Send reminder' }));
    expect(await dialog.findByText(/^The rent account has changed\./)).toBeVisible();
    expect(dialog.getByLabelText('Message')).toHaveDisplayValue(/Thanks!$/);
  });

  it('switches automatic reminders on from a number of days, and off', async () => {
    const reminders = await open();
    expect(await reminders.findByText('Automatic reminders are off.')).toBeVisible();
    const dialog = await press('Automatic reminders');
    await userEvent.click(dialog.getByLabelText('Send reminders automatically'));
    const days = dialog.getByLabelText('Days behind');
    expect(days).toHaveValue('3');
    await userEvent.clear(days);
    await userEvent.type(days, '29');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter a whole number from 2 to 28.')).toBeVisible();
    await userEvent.clear(days);
    await userEvent.type(days, '5');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await reminders.findByText('Automatic reminders are on, from 5 days behind.')).toBeVisible();
    const second = await press('Automatic reminders');
    await userEvent.click(second.getByLabelText('Send reminders automatically'));
    await userEvent.click(second.getByRole('button', { name: 'Save' }));
    expect(await reminders.findByText('Automatic reminders are off.')).toBeVisible();
  });

  it('says why no reminder can be sent', async () => {
    const reminders = await open({ paidTo: addDays(startDate, 20) });
    expect(await reminders.findByText(/^Rent isn’t behind/)).toBeVisible();
    expect(reminders.queryByRole('button', { name: 'Send a reminder' })).toBeNull();
  });

  it('says why for a tenancy without email addresses, and shows a failed load with a retry', async () => {
    let broken = true;
    const reminders = await open({ tenants: [{ name: 'Tom', email: '', primaryTenant: true }] }, (input, init) =>
      broken && String(input).includes('/reminder-options')
        ? Promise.resolve(new Response('', { status: 500 }))
        : backend.fetch(input, init),
    );
    await userEvent.click(await reminders.findByRole('button', { name: 'Try again' }));
    broken = false;
    await userEvent.click(await reminders.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(reminders.getByText(/^This tenancy has no email address/)).toBeVisible());
  });
});
