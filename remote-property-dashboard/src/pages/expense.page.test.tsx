import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import { visibleToasts } from 'shared-platform/testing';
import definition from '../remote.ts';
import * as expensePage from './expense.page.tsx';
import * as createPage from './expense-create.page.tsx';
import * as listPage from './expenses.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000013', firstName: 'Olivia', lastName: 'Nguyen' };
const own = { ownerId: olivia.id };
const today = localDateIn('Australia/Melbourne', new Date());
const aPdf = new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'], 'tap.pdf', { type: 'application/pdf' });
const aWordFile = new File(['PK'], 'tap.doc', { type: 'application/msword' });

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
const openForm = async () => {
  const page = await open(addresses.expenseCreate(propertyId));
  await screen.findByRole('textbox', { name: 'Supplier' });
  return page;
};
const stored = async () =>
  (await backend.inject({ url: `/api/properties/${propertyId}/expenses` }, olivia)).json().member;
const store = (values: object = {}) => backend.insert.expense({ ...own, propertyId, paidOn: today, ...values });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const fillForm = async () => {
  await fill('Supplier', 'Ace Plumbing');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'ATO label' }), 'Repairs and maintenance');
  await fill('Amount, GST included', '1,100');
  await fill('GST', '100');
};

describe('a new expense', () => {
  it('is added with its receipt, and the list of its year opens', async () => {
    const { router } = await openForm();
    await fillForm();
    expect(field('GST')).toHaveAccessibleDescription('$100.00 if all of it is taxable');
    await userEvent.upload(screen.getByLabelText('Receipt file'), aPdf);
    expect(screen.getByText('tap.pdf')).toBeVisible();
    await press('Add expense');
    expect(await screen.findByRole('link', { name: 'Ace Plumbing' })).toBeVisible();
    expect(router.state.location.pathname).toBe(addresses.expenses(propertyId));
    expect(await stored()).toMatchObject([
      { amount: '1100.00', gst: '100.00', label: 'repairs', paidOn: today, receipt: { fileName: 'tap.pdf' } },
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Ace Plumbing' }));
    expect(await screen.findByRole('button', { name: 'tap.pdf' })).toBeVisible();
  });

  it('names all wrong fields at once and focuses the first (V34)', async () => {
    await openForm();
    await fill('GST', '12');
    await userEvent.click(screen.getByRole('checkbox', { name: 'This is a capital item' }));
    await press('Add expense');
    expect(field('Supplier')).toHaveAccessibleDescription('Enter who was paid.');
    expect(field('Amount, GST included')).toHaveAccessibleDescription(/above \$0\.00/);
    expect(screen.getByRole('combobox', { name: 'ATO label' })).toHaveAccessibleDescription('Choose a label.');
    expect(screen.getByLabelText('Date acquired')).toHaveAccessibleDescription(/Enter the date/);
    expect(field('Cost of the item')).toHaveAccessibleDescription(/above \$0\.00/);
    expect(field('Supplier')).toHaveFocus();
    expect(await stored()).toEqual([]);
  });

  it('rejects a file of another type with a sentence, and takes a dropped one (V34)', async () => {
    await openForm();
    const input = screen.getByLabelText('Receipt file');
    await userEvent.setup({ applyAccept: false }).upload(input, aWordFile);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Choose a PDF or a JPEG, PNG or WebP picture. This is a Word document.',
    );
    fireEvent.drop(screen.getByText(/up to 10 MB/), { dataTransfer: { files: [aPdf] } });
    expect(await screen.findByText('tap.pdf')).toBeVisible();
    await press('Remove receipt');
    expect(screen.queryByText('tap.pdf')).toBeNull();
  });

  it('asks the phone for its back camera', async () => {
    await openForm();
    expect(screen.getByLabelText('Photo of the receipt')).toHaveAttribute('capture', 'environment');
  });

  it('restores the draft when the form opens again, until it is discarded', async () => {
    const { router } = await openForm();
    await fill('Supplier', 'Ace Plumbing');
    await act(() => router.navigate(addresses.expenses(propertyId)));
    await act(() => router.navigate(addresses.expenseCreate(propertyId)));
    expect(await screen.findByText('You’re back where you left off')).toBeVisible();
    expect(field('Supplier')).toHaveValue('Ace Plumbing');
    await press('Discard draft');
    expect(field('Supplier')).toHaveValue('');
  });

  it('stays when its receipt is damaged: its page opens, where the receipt can be added', async () => {
    const { router } = await openForm();
    await fillForm();
    const damaged = new File(['%PDF-1.7\nno end of this file'], 'damaged.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText('Receipt file'), damaged);
    await press('Add expense');
    await screen.findByRole('heading', { level: 1, name: 'Ace Plumbing' });
    const [expense] = await stored();
    expect(expense.receipt).toBeNull();
    expect(router.state.location.pathname).toBe(addresses.expense(propertyId, expense.id));
  });
});

describe('a stored expense', () => {
  it('is changed, but not when another device changed it, even after this page has loaded that', async () => {
    const { id } = await store();
    await open(addresses.expense(propertyId, id));
    await screen.findByRole('textbox', { name: 'Supplier' });
    await fill('Private use, in percent', '25');
    await press('Save changes');
    await waitFor(async () => expect(await stored()).toMatchObject([{ privateShare: 25, rentalAmount: '82.50' }]));
    const change = { method: 'PATCH' as const, url: `/api/expenses/${id}`, headers: { 'if-match': '*' } };
    await backend.inject({ ...change, payload: { description: 'Bath tap' } }, olivia);
    await fill('Supplier', 'Ace');
    await press('Save changes');
    expect(await screen.findByText(/changed in another tab or on another device/)).toBeVisible();
    await userEvent.upload(screen.getByLabelText('Receipt file'), aPdf);
    await screen.findByRole('button', { name: 'tap.pdf' });
    await press('Save changes');
    expect(await screen.findByText(/changed in another tab or on another device/)).toBeVisible();
    expect(await stored()).toMatchObject([{ supplier: 'Ace Plumbing', description: 'Bath tap' }]);
  });

  it('is saved after its receipt was uploaded, and again after that', async () => {
    const { id } = await store();
    await open(addresses.expense(propertyId, id));
    await userEvent.upload(await screen.findByLabelText('Receipt file'), aPdf);
    await screen.findByRole('button', { name: 'tap.pdf' });
    for (const supplier of ['Ace', 'Ace Taps']) {
      await fill('Supplier', supplier);
      await press('Save changes');
      await waitFor(async () => expect(await stored()).toMatchObject([{ supplier, receipt: { fileName: 'tap.pdf' } }]));
    }
  });

  it('gets, replaces and loses its receipt', async () => {
    const { id } = await store({ receipt: 'old.pdf' });
    await open(addresses.expense(propertyId, id));
    expect(await screen.findByRole('button', { name: 'old.pdf' })).toBeVisible();
    await userEvent.upload(screen.getByLabelText('Receipt file'), aPdf);
    expect(await screen.findByRole('button', { name: 'tap.pdf' })).toBeVisible();
    await press('Remove receipt');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'tap.pdf' })).toBeNull());
    expect(await stored()).toMatchObject([{ receipt: null }]);
  });

  it('is removed, and comes back with its receipt', async () => {
    const { id } = await store({ receipt: 'old.pdf' });
    const { router } = await open(addresses.expense(propertyId, id));
    await press('Remove expense');
    expect(await screen.findByText('No expenses yet')).toBeVisible();
    expect(router.state.location.pathname).toBe(addresses.expenses(propertyId));
    expect(await stored()).toEqual([]);
    const undo = visibleToasts().find(({ message }) => message === 'Expense removed')?.action;
    expect(undo?.label).toBe('Undo');
    act(() => undo?.run());
    await userEvent.click(await screen.findByRole('link', { name: 'Ace Plumbing' }));
    expect(await screen.findByRole('button', { name: 'old.pdf' })).toBeVisible();
  });

  it('is not shown as an expense of another property', async () => {
    const { id } = await store();
    const other = (await backend.insert.property(own)).id;
    await open(addresses.expense(other, id));
    expect(await screen.findByText('We can’t find that expense here')).toBeVisible();
  });

  it('leads back to the expenses when there is no such expense', async () => {
    const { router } = await open(addresses.expense(propertyId, 'nope'));
    expect(await screen.findByText('We can’t find that expense here')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Go to expenses' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(addresses.expenses(propertyId)));
  });
});
