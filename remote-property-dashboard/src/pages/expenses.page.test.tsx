import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { financialYearLabel, financialYearOf } from 'shared-contract/date/financial-year';
import { localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import definition from '../remote.ts';
import * as createPage from './expense-create.page.tsx';
import * as listPage from './expenses.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000012', firstName: 'Olivia', lastName: 'Nguyen' };
const own = { ownerId: olivia.id };
const year = financialYearOf(localDateIn('Australia/Melbourne', new Date()));

let backend: InProcessBackend;
let propertyId: string;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  propertyId = (await backend.insert.property(own)).id;
});

const open = (query = '') =>
  renderPage({
    definition,
    pages: { expenses: listPage, 'expense-create': createPage },
    url: `${addresses.expenses(propertyId)}${query}`,
    as: olivia,
    backend,
  });
const store = (values: object) => backend.insert.expense({ ...own, propertyId, ...values });
const cellsOf = async (name: string) => {
  const rows = within(await screen.findByRole('region', { name })).getAllByRole('row');
  return rows.slice(1).map((row) => row.textContent);
};
const suppliers = async () =>
  within(await screen.findByRole('region', { name: /\d expenses?$/ }))
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('link').textContent);

describe('the expenses of a property', () => {
  it('explain an empty page, with a link to the form', async () => {
    await open();
    expect(await screen.findByText('No expenses yet')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Add the first expense' });
    expect(link).toHaveAttribute('href', addresses.expenseCreate(propertyId));
  });

  it('V30: are those of the financial year in the URL, and another year can be chosen', async () => {
    await store({ paidOn: `${year - 1}-07-01`, supplier: 'City Water' });
    await store({ paidOn: `${year - 2}-08-01`, supplier: 'Old Roofs' });
    const { router } = await open(`?year=${year - 1}`);
    expect(await suppliers()).toEqual(['City Water']);
    const choice = screen.getByRole('combobox', { name: 'Financial year' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([year, year - 1, year - 2].map(financialYearLabel));
    await userEvent.selectOptions(choice, financialYearLabel(year - 2));
    await waitFor(async () => expect(await suppliers()).toEqual(['Old Roofs']));
    expect(router.state.location.search).toBe(`?year=${year - 2}`);
  });

  it('have sums by label and by month, and a label filters the list', async () => {
    const june = { paidOn: `${year}-06-30`, label: 'repairs' as const };
    await store({ ...june, amountCents: 11_000, gstCents: 1_000, privateShare: 50 });
    await store({ ...june, paidOn: `${year - 1}-07-01`, amountCents: 22_000, gstCents: 0 });
    await store({ paidOn: `${year}-01-31`, supplier: 'City Water', label: 'water', amountCents: 5_000, gstCents: 0 });
    const { router } = await open(`?year=${year - 1}`);
    expect(await cellsOf('By label')).toEqual(['Repairs and maintenance$330.00', 'Water charges$50.00']);
    const months = await cellsOf('By month');
    expect([months.length, months[0], months[6], months[11]]).toEqual([
      12,
      `July ${year - 1}$220.00`,
      `January ${year}$50.00`,
      `June ${year}$110.00`,
    ]);
    expect(screen.getByText('$325.00')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Water charges' }));
    await waitFor(async () => expect(await suppliers()).toEqual(['City Water']));
    expect(router.state.location.search).toBe(`?year=${year - 1}&label=water`);
    expect(screen.getByRole('combobox', { name: 'ATO label' })).toHaveValue('water');
    expect((await cellsOf('By month'))[0]).toBe(`July ${year - 1}$0.00`);
    expect(await cellsOf('By label')).toHaveLength(2);
  });

  it('say when no expense matches the filters', async () => {
    await store({ paidOn: `${year - 1}-07-01` });
    await open(`?year=${year - 1}&label=travel`);
    expect(await screen.findByText(/No expenses match/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  });

  it('are exported as a CSV file of the filtered year', async () => {
    await store({ paidOn: `${year - 1}-07-01` });
    const saved: Blob[] = [];
    const before = URL.createObjectURL;
    URL.createObjectURL = (file) => {
      saved.push(file as Blob);
      return 'blob:csv';
    };
    try {
      await open(`?year=${year - 1}`);
      await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
      await waitFor(() => expect(saved).toHaveLength(1));
      expect(saved[0]?.type).toMatch(/^text\/csv/);
    } finally {
      URL.createObjectURL = before;
    }
  });

  it('show an error with a way to try again, never an empty list, when they cannot be loaded', async () => {
    await backend.database.execute('alter table expenses rename to expenses_broken');
    try {
      await open();
      expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
      expect(screen.queryByText('No expenses yet')).toBeNull();
    } finally {
      await backend.database.execute('alter table expenses_broken rename to expenses');
    }
  });
});
