import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { visibleToasts } from 'shared-platform/testing';
import { formatLocalDate } from 'shared-ui';
import definition from '../remote.ts';
import { TenancyMoney } from './tenancy-money.tsx';

/** A new owner for each test, because receipts are numbered for each owner. */
let olivia: { id: string; firstName: string; lastName: string };
const today = localDateIn('Australia/Melbourne', new Date());
const startDate = addDays(today, -14);

let backend: InProcessBackend;
let propertyId: string;
let tenancyId: string;
beforeAll(async () => {
  backend = await inProcessBackend();
});
beforeEach(async () => {
  olivia = { id: crypto.randomUUID(), firstName: 'Olivia', lastName: 'Nguyen' };
  propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
  const term = { startDate, endDate: null, paidTo: addDays(startDate, 6), partPaymentCents: 12_000 };
  tenancyId = (await backend.insert.tenancy({ ownerId: olivia.id, propertyId, ...term })).id;
});
afterAll(() => backend.close());

async function open(fetch = backend.fetch) {
  await renderPage({
    definition,
    pages: { tenancies: { Component: () => <TenancyMoney tenancyId={tenancyId} /> } },
    url: `/properties/${propertyId}/tenancies`,
    as: olivia,
    backend: { ...backend, fetch },
  });
  return {
    rent: within(await screen.findByRole('region', { name: 'Rent received' })),
    bond: within(screen.getByRole('region', { name: 'Bond' })),
    transactions: within(screen.getByRole('region', { name: 'Transactions' })),
  };
}

/** Opens the dialog behind a button. */
async function press(name: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

describe('the money of a tenancy', () => {
  it('V31 says how far the rent is paid and what is due', async () => {
    const { rent, transactions } = await open();
    const behind = `Paid to ${formatLocalDate(addDays(today, -8))}, $120 part payment, 8 days behind`;
    expect(rent.getByText(behind)).toBeVisible();
    expect(rent.getByText('$1,180.00')).toBeVisible();
    expect(rent.getByText('Unpaid since').parentElement).toHaveTextContent(formatLocalDate(addDays(today, -7)));
    expect(await transactions.findByText('Received earlier')).toBeVisible();
  });

  it('records a payment once, with the next receipt number, and updates what is paid', async () => {
    const { rent } = await open();
    const dialog = await press('Record a payment');
    expect(dialog.getByLabelText('Amount')).toHaveValue('1,180');
    await fill(dialog.getByLabelText('Amount'), '530');
    await userEvent.type(dialog.getByLabelText('Note (optional)'), 'Ref 4711');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Record payment' }));
    expect(await rent.findByText(`Paid to ${formatLocalDate(addDays(today, -1))}, due today`)).toBeVisible();
    expect(rent.getByText('Due on').parentElement).toHaveTextContent(formatLocalDate(today));
    expect(await screen.findByText('Rent received, receipt 1')).toBeVisible();
    expect(screen.getByText(/Ref 4711/)).toBeVisible();
    expect(screen.queryByText(/receipt 2/)).toBeNull();
    expect(visibleToasts()).toMatchObject([{ kind: 'success', message: 'Rent payment recorded: receipt 1' }]);
  });

  it('asks whether an amount is right that pays many weeks of rent, and asks again after a change', async () => {
    await open();
    const dialog = await press('Record a payment');
    const record = () => userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    await fill(dialog.getByLabelText('Amount'), '6380');
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await fill(dialog.getByLabelText('Amount'), '118000');
    await record();
    expect(dialog.getByText('Check the amount. Tick the box if it’s right.')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'This is 181 weeks of rent. The amount is right.' }));
    await fill(dialog.getByLabelText('Amount'), '65000');
    expect(dialog.getByRole('checkbox', { name: /^This is 100 weeks/ })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox'));
    await record();
    expect(await screen.findByText('Rent received, receipt 1')).toBeVisible();
  });

  it('records the bond apart from the rent, and refuses more than is left of it', async () => {
    const { rent, bond } = await open();
    const dialog = await press('Record a payment');
    await userEvent.click(dialog.getByRole('radio', { name: 'Bond' }));
    expect(dialog.getByLabelText('Amount')).toHaveValue('2,600');
    await fill(dialog.getByLabelText('Amount'), '2600.01');
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    expect(await dialog.findByText('Only $2,600.00 of the bond is left to pay.')).toBeVisible();
    await fill(dialog.getByLabelText('Amount'), '2600');
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    expect(await bond.findByText('Lodge by')).toBeVisible();
    expect(visibleToasts()).toMatchObject([{ message: 'Bond payment recorded: receipt 1' }]);
    expect(bond.getByText(/^VIC: lodge the bond within 10 business days/)).toBeVisible();
    expect(rent.getByText('$1,180.00')).toBeVisible();
  });

  it('explains wrong amounts and dates, and keeps what was typed when the request fails', async () => {
    let fails = true;
    await open((input, init) =>
      fails && init?.method === 'POST'
        ? Promise.resolve(new Response('', { status: 502 }))
        : backend.fetch(input, init),
    );
    const dialog = await press('Record a payment');
    await fill(dialog.getByLabelText('Amount'), '0');
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    expect(await dialog.findByText('Enter an amount above $0.00.')).toBeVisible();
    fireEvent.change(dialog.getByLabelText('Date received'), { target: { value: addDays(today, 1) } });
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    expect(await dialog.findByText('Choose today or an earlier date.')).toBeVisible();
    fireEvent.change(dialog.getByLabelText('Date received'), { target: { value: today } });
    await fill(dialog.getByLabelText('Amount'), '650');
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/recorded only once/);
    expect(dialog.getByLabelText('Amount')).toHaveValue('650');
    fails = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText('Rent received, receipt 1')).toBeVisible();
  });

  it('shows the message of a refusal that belongs to no field', async () => {
    const violations = [{ propertyPath: 'tenancy', message: 'This tenancy is closed.' }];
    const problem = { type: '/errors/422', title: 'Rejected', detail: 'Check the form.', status: 422, violations };
    await open((input, init) =>
      init?.method === 'POST'
        ? Promise.resolve(
            Response.json(problem, { status: 422, headers: { 'content-type': 'application/problem+json' } }),
          )
        : backend.fetch(input, init),
    );
    const dialog = await press('Record a payment');
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This tenancy is closed.');
  });

  it('reverses a receipt after saying what happens, and keeps both in the list', async () => {
    const payload = { kind: 'rentReceipt', date: today, amount: '530.00', note: '' };
    await backend.inject({ method: 'POST', url: `/api/tenancies/${tenancyId}/receipts`, payload }, olivia);
    const { rent } = await open();
    const dialog = await press('Reverse: Rent received, receipt 1');
    expect(dialog.getByText(/will no longer count as rent received/)).toBeVisible();
    expect(dialog.getByText(/You can’t undo a reversal/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Reverse receipt' }));
    expect(await dialog.findByText('Say why you reverse it.')).toBeVisible();
    expect(dialog.getByText('Choose what happened.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'The bank returned the payment' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Returned by the bank');
    await userEvent.click(dialog.getByRole('button', { name: 'Reverse receipt' }));
    expect(await rent.findByText(/8 days behind/)).toBeVisible();
    expect(await screen.findByText('Reversed')).toBeVisible();
    expect(screen.getByText('−$530.00')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Reverse:/ })).toBeNull();
  });

  it('records where the bond is, and corrects its number', async () => {
    const { bond } = await open();
    const dialog = await press('Record lodgement');
    expect(dialog.getByText(/your renters paid the authority directly/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter the bond number.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Bond number'), '1234567');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await bond.findByText('1234567')).toBeVisible();
    const correction = await press('Correct lodgement');
    await fill(correction.getByLabelText('Bond number'), '7654321');
    await userEvent.click(correction.getByRole('button', { name: 'Save' }));
    expect(await bond.findByText('7654321')).toBeVisible();
    await waitFor(() => expect(bond.queryByText('Lodge by')).toBeNull());
  });
});
