import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addDays, addMonths, localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import { formatLocalDate } from 'shared-ui';
import * as expensePage from '../pages/expense.page.tsx';
import * as createPage from '../pages/expense-create.page.tsx';
import * as listPage from '../pages/expenses.page.tsx';
import definition from '../remote.ts';

const olivia = { id: '10000000-0000-4000-8000-000000000014', firstName: 'Olivia', lastName: 'Nguyen' };
const own = { ownerId: olivia.id };
const today = localDateIn('Australia/Melbourne', new Date());

let backend: InProcessBackend;
let propertyId: string;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  localStorage.clear();
  propertyId = (await backend.insert.property(own)).id;
});

const open = (url: string) =>
  renderPage({
    definition,
    pages: { expenses: listPage, expense: expensePage, 'expense-create': createPage },
    url,
    as: olivia,
    backend,
  });
const listed = async () =>
  (await backend.inject({ url: `/api/properties/${propertyId}/expenses` }, olivia)).json() as {
    member: object[];
    recurring: { amount: string }[];
  };
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (name: string, text: string) => {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const monthLater = formatLocalDate(addMonths(today, 1));

describe('a recurring expense', () => {
  it('is added with its next date, and is marked in the list', async () => {
    await open(addresses.expenseCreate(propertyId));
    await fill('Supplier', 'City Water');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'ATO label' }), 'Water charges');
    await fill('Amount, GST included', '50');
    const repeats = screen.getByRole('combobox', { name: 'Repeats' });
    await userEvent.selectOptions(repeats, 'Monthly');
    expect(repeats).toHaveAccessibleDescription(`Next on ${monthLater}`);
    await userEvent.type(screen.getByLabelText('Last date (optional)'), today);
    await press('Add expense');
    expect(screen.getByLabelText('Last date (optional)')).toHaveAccessibleDescription(/Choose a date after/);
    await userEvent.clear(screen.getByLabelText('Last date (optional)'));
    await press('Add expense');
    expect(await (await section('Recurring')).findByText(/Monthly, next on/)).toHaveTextContent(
      `Monthly, next on ${monthLater}: $50.00`,
    );
    expect((await section('1 expense')).getByText('Monthly')).toBeVisible();
  });

  it('says before it is added which expenses it adds now', async () => {
    const { id } = await backend.insert.expense({ ...own, propertyId, paidOn: addDays(today, -15) });
    await open(addresses.expense(propertyId, id));
    const repeats = await screen.findByRole('combobox', { name: 'Repeats' });
    await press('Repeat this expense');
    expect(repeats).toHaveAccessibleDescription('Choose how often it repeats.');
    await userEvent.selectOptions(repeats, 'Weekly');
    const next = formatLocalDate(addDays(today, 6));
    const [first, second] = [addDays(today, -8), addDays(today, -1)].map((date) => formatLocalDate(date));
    expect(repeats).toHaveAccessibleDescription(
      `Adds 2 more expenses now, for ${first} and ${second}. Next on ${next}.`,
    );
    await press('Repeat this expense');
    expect(await (await section('Repeats')).findByText(/Weekly, next on/)).toBeVisible();
    expect((await listed()).member).toHaveLength(3);
  });

  it('gets another amount for later expenses, and is stopped', async () => {
    const { id } = await backend.insert.expense({ ...own, propertyId, paidOn: today });
    const payload = { frequency: 'monthly', endsOn: null };
    await backend.inject({ method: 'POST', url: `/api/expenses/${id}/series`, payload }, olivia);
    await open(addresses.expense(propertyId, id));
    await press(/Change amount/);
    const dialog = within(await screen.findByRole('dialog'));
    const amount = dialog.getByRole('textbox', { name: 'Amount, GST included' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '55');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByRole('textbox', { name: 'GST' })).toHaveAccessibleDescription(/at most one eleventh/);
    await userEvent.clear(dialog.getByRole('textbox', { name: 'GST' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'GST' }), '5');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Monthly, next on .*: \$55\.00/)).toBeVisible();
    await waitFor(async () => expect((await listed()).recurring).toMatchObject([{ amount: '55.00' }]));
    await press(/Stop repeating/);
    const question = within(await screen.findByRole('dialog', { name: 'Stop repeating Ace Plumbing?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stop repeating' }));
    expect(await screen.findByText('This expense no longer repeats.')).toBeVisible();
    expect((await listed()).recurring).toEqual([]);
  });
});
