import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { financialYearDates, financialYearLabel, financialYearOf } from 'shared-contract/date/financial-year';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { visibleToasts } from 'shared-platform/testing';
import { formatLocalDate } from 'shared-ui';
import definition from '../remote.ts';
import * as rentalManagement from './rental-management.page.tsx';

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

const open = (query = '', fetch = backend.fetch) =>
  renderPage({
    definition,
    pages: { 'rental-management': rentalManagement },
    url: `/properties/${propertyId}/rental-management${query}`,
    as: olivia,
    backend: { ...backend, fetch },
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

/** Opens the dialog behind a button. */
async function press(name: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

/** The texts of the lines on the screen, newest first. */
const lines = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '');

describe('rental management', () => {
  it('V31 says how far the rent is paid, and lists charges and payments with a running balance', async () => {
    await open();
    const rent = await part('Rent received');
    const behind = `Paid to ${formatLocalDate(addDays(today, -8))}, $120 part payment, 8 days behind`;
    expect(rent.getByText(behind)).toBeVisible();
    expect(rent.getByText('$1,180.00')).toBeVisible();
    const { paymentReference } = (await backend.inject({ url: `/api/tenancies/${tenancyId}` }, olivia)).json();
    expect(rent.getByText('Rent reference').parentElement).toHaveTextContent(`Rent reference${paymentReference}`);
    const ledger = await part('Ledger');
    await ledger.findByText('Received earlier');
    const found = (await lines()).filter((text) => /owed|ahead/.test(text));
    expect(found[0]).toContain('+$650.00$1,180.00 owed');
    expect(found).toHaveLength(4);
  });

  it('V31 says on the due day that rent is due today, and explains why no day is behind', async () => {
    const due = { startDate: addDays(today, -14), endDate: null, paidTo: addDays(today, -1) };
    const { id } = await backend.insert.tenancy({ ownerId: olivia.id, propertyId, ...due });
    await open(`?tenancy=${id}`);
    expect(await screen.findByText(`Paid to ${formatLocalDate(addDays(today, -1))}, due today`)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'How we worked this out' }));
    expect(await screen.findByText(`None: rent from ${formatLocalDate(today)} is due today.`)).toBeVisible();
    expect(screen.queryByText(/\d days? behind/)).toBeNull();
  });

  it('V31 explains the paid-to date step by step, down to the entries', async () => {
    await open();
    const disclosure = await screen.findByRole('button', { name: 'How we worked this out' });
    expect(disclosure).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(disclosure);
    expect(disclosure).toHaveAttribute('aria-expanded', 'true');
    const entries = await screen.findByRole('link', { name: '1 balance received earlier' });
    expect(entries).toHaveAttribute('href', expect.stringMatching(/\?tenancy=.+&type=payment$/));
    expect(screen.getByText(/^So rent is paid to .*\$120\.00 is a part payment towards the \$650\.00/)).toBeVisible();
    const first = formatLocalDate(addDays(today, -7));
    const days = `From ${first}, the first day not paid in full, to ${formatLocalDate(today)}, today: 8 days.`;
    expect(screen.getByText(days)).toBeVisible();
    expect(screen.getByText('Due now', { selector: 'dl dl dt, ol dt' }).parentElement).toHaveTextContent('$1,180.00');
  });

  it('records a payment and reverses it with a reason; both stay in the ledger', async () => {
    await open();
    const payment = await press('Record a payment');
    await userEvent.click(payment.getByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText(`Paid to ${formatLocalDate(addDays(today, 6))}`)).toBeVisible();
    expect(await screen.findByText('Rent received, receipt 1')).toBeVisible();
    const reversal = await press('Reverse: Rent received, receipt 1');
    await userEvent.click(reversal.getByRole('radio', { name: 'The bank returned the payment' }));
    expect(reversal.getByLabelText('Date returned')).not.toHaveValue('');
    await userEvent.type(reversal.getByLabelText('Reason'), 'Returned by the bank');
    await userEvent.click(reversal.getByRole('button', { name: 'Reverse receipt' }));
    expect(await screen.findByText(/8 days behind/)).toBeVisible();
    expect(await screen.findByText('Reversed')).toBeVisible();
    expect(screen.getByText(/Returned by the bank/)).toBeVisible();
  });

  it('starts with the payment that the next step names, and says how much of the bond is missing', async () => {
    const begins = addDays(today, 30);
    const { id } = await backend.insert.tenancy({ ownerId: olivia.id, propertyId, startDate: begins, endDate: null });
    await open(`?tenancy=${id}`);
    const starts = `Starts ${formatLocalDate(begins)}`;
    expect(await screen.findByText(`${starts}: record the bond when it arrives`)).toBeVisible();
    const rent = await part('Rent received');
    expect(rent.getByText('Bond').parentElement).toHaveTextContent('Bond$0.00 of $2,600.00 received');
    const payment = await press('Record a payment');
    expect(payment.getByRole('radio', { name: 'Bond' })).toBeChecked();
    await userEvent.clear(payment.getByLabelText('Amount'));
    await userEvent.type(payment.getByLabelText('Amount'), '1300');
    await userEvent.click(payment.getByRole('button', { name: 'Record payment' }));
    expect(await rent.findByText('$1,300.00 of $2,600.00 received')).toBeVisible();
    expect(visibleToasts()).toMatchObject([{ message: 'Bond payment recorded: receipt 1' }]);
    const line = await screen.findByRole('link', { name: 'Bond received, receipt 1' });
    expect(line.closest('li')).toHaveTextContent('$1,300.00No rent owed');
    const rest = await press('Record a payment');
    expect(rest.getByLabelText('Amount')).toHaveValue('1,300');
    await userEvent.click(rest.getByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText(`${starts}: record rent when it arrives`)).toBeVisible();
    expect(rent.queryByText('Bond')).toBeNull();
    const next = await press('Record a payment');
    expect(next.queryByRole('radio', { name: 'Bond' })).toBeNull();
    expect(next.getByLabelText('Amount')).toHaveValue('650');
  });

  it('waives rent that is due, at most that, and reverses the waiver', async () => {
    await open();
    const waiver = await press('Waive rent');
    const amount = waiver.getByLabelText('Amount');
    expect(amount).toHaveValue('1,180');
    await userEvent.clear(amount);
    await userEvent.type(amount, '1180.01');
    await userEvent.click(waiver.getByRole('button', { name: 'Waive rent' }));
    expect(await waiver.findByText('Say why you waive it.')).toBeVisible();
    await userEvent.type(waiver.getByLabelText('Reason'), 'No hot water');
    await userEvent.click(waiver.getByRole('button', { name: 'Waive rent' }));
    expect(await waiver.findByText('Only $1,180.00 of rent is due.')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '530');
    await userEvent.click(waiver.getByRole('button', { name: 'Waive rent' }));
    expect(await screen.findByText(`Paid to ${formatLocalDate(addDays(today, -1))}, due today`)).toBeVisible();
    const reversal = await press('Reverse: Rent waived');
    await userEvent.type(reversal.getByLabelText('Reason'), 'By mistake');
    await userEvent.click(reversal.getByRole('button', { name: 'Reverse waiver' }));
    expect(await screen.findByText(/8 days behind/)).toBeVisible();
  });

  it('filters entries by type, and keeps the balance of all entries', async () => {
    await open('?type=payment');
    const ledger = await part('Ledger');
    expect(await ledger.findByText('Received earlier')).toBeVisible();
    expect(ledger.queryByText('Rent due')).toBeNull();
    await userEvent.click(ledger.getByRole('link', { name: 'Bond' }));
    expect(await ledger.findByText('No entries of this type.')).toBeVisible();
  });

  it('shows rent and arrears by month as charts, and as a table with the amounts', async () => {
    const past = { startDate: '2025-01-01', endDate: '2025-03-11', paidTo: '2025-02-25' };
    const { id } = await backend.insert.tenancy({ ownerId: olivia.id, propertyId, ...past });
    await open(`?tenancy=${id}`);
    const rent = await part('Rent by month');
    expect(await rent.findByRole('img', { name: 'Chart of rent charged and received by month' })).toBeVisible();
    expect(await rent.findByRole('img', { name: 'Chart of arrears at the end of each month' })).toBeVisible();
    await userEvent.click(rent.getByRole('button', { name: 'Show table' }));
    expect(rent.getByRole('row', { name: 'March 2025 $650.00 $0.00 $1,300.00' })).toBeVisible();
  });

  it('shows the current tenancy, and another one that the owner chooses', async () => {
    const past = { startDate: '2025-01-01', endDate: '2025-01-28', paidTo: '2025-01-21' };
    const { id } = await backend.insert.tenancy({ ownerId: olivia.id, propertyId, ...past });
    await open();
    const choice = await screen.findByLabelText('Tenancy');
    expect(choice).toHaveValue(tenancyId);
    await userEvent.selectOptions(choice, id);
    expect(await screen.findByText('Paid to 21 Jan 2025, 7 days behind')).toBeVisible();
    expect(screen.getByLabelText('Tenancy')).toHaveValue(id);
  });

  it('V30 downloads the statement of the present financial year, or of other dates', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => '#statement';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push(this.download);
    };
    const year = financialYearOf(today);
    const { from, to } = financialYearDates(year);
    await open();
    const dialog = await press('Statement');
    expect(dialog.getByLabelText('Period')).toHaveDisplayValue(financialYearLabel(year));
    await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toEqual([`Rent-statement-${from}-to-${to}.pdf`]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const other = await press('Statement');
    await userEvent.selectOptions(other.getByLabelText('Period'), 'Choose dates');
    const [first, last] = [other.getByLabelText('From'), other.getByLabelText('To')];
    fireEvent.change(first, { target: { value: startDate } });
    fireEvent.change(last, { target: { value: addDays(startDate, -1) } });
    await userEvent.click(other.getByRole('button', { name: 'Download PDF' }));
    expect(await other.findByText('Choose the first day or a later one.')).toBeVisible();
    fireEvent.change(last, { target: { value: today } });
    await userEvent.click(other.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved.at(-1)).toBe(`Rent-statement-${startDate}-to-${today}.pdf`));
  });

  it('keeps the statement dialog open when the PDF fails, and says why', async () => {
    await open('', (input, init) =>
      String(input).includes('/statement')
        ? Promise.resolve(new Response('', { status: 503 }))
        : backend.fetch(input, init),
    );
    const dialog = await press('Statement');
    await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }));
    expect(await dialog.findByText('We couldn’t download it. Check your connection and try again.')).toBeVisible();
  });

  it('says what appears here before the first tenancy', async () => {
    propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
    await open();
    expect(await screen.findByText('No tenancy yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create a tenancy agreement' })).toHaveAttribute(
      'href',
      `/properties/${propertyId}/tenancy-agreements/create`,
    );
  });

  it('keeps the rent when the ledger fails to load, and retries only the ledger', async () => {
    let broken = true;
    await open('', (input, init) =>
      broken && String(input).includes('/rent-account')
        ? Promise.resolve(new Response('', { status: 500 }))
        : backend.fetch(input, init),
    );
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByText(/8 days behind/)).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('Received earlier')).toBeVisible());
  });
});
