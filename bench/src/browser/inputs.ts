import type { Locator, Page } from '@playwright/test';
import type { OwnedIds } from './owned-records.ts';

/** One input of a user whose delay is measured. */
export type Input = {
  what: string;
  /** Prepares the page; it is not measured. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** Waits for the effect of the input. */
  shown?: (page: Page) => Promise<unknown>;
};

export const main = (page: Page) => page.getByRole('main');
export const dialog = (page: Page) => page.getByRole('dialog');
export const gone = (page: Page) => dialog(page).waitFor({ state: 'hidden' });
export const heading = (page: Page, name: RegExp) => main(page).getByRole('heading', { level: 1, name }).waitFor();
const suburb = (page: Page): Locator =>
  main(page)
    .getByRole('combobox', { name: /suburb/i })
    .first();
const heart = (page: Page) => main(page).locator('article [data-heart]').first();

/** Inputs of a visitor. The last one ends on the page where the first one starts, so that all can run twice. */
export const visitorsInputs: readonly Input[] = [
  {
    what: 'opens the filters',
    act: (page) =>
      main(page)
        .getByRole('button', { name: /filter/i })
        .first()
        .click(),
    shown: (page) => dialog(page).getByText('3+').first().waitFor(),
  },
  { what: 'chooses bedrooms', act: (page) => dialog(page).getByText('3+').first().click() },
  { what: 'clears the filters', act: (page) => dialog(page).getByRole('button', { name: 'Clear all' }).click() },
  { what: 'closes the filters', act: (page) => page.keyboard.press('Escape'), shown: gone },
  {
    what: 'types a letter of a suburb',
    prepare: (page) => suburb(page).focus(),
    act: (page) => page.keyboard.press('r'),
  },
  {
    what: 'types another',
    act: (page) => page.keyboard.press('i'),
    shown: (page) => page.getByRole('listbox').getByRole('option').first().waitFor(),
  },
  { what: 'takes it back', act: (page) => page.keyboard.press('Backspace') },
  {
    what: 'turns to buying',
    prepare: (page) => suburb(page).fill(''),
    act: (page) => main(page).getByText('Buy', { exact: true }).first().click(),
    shown: (page) => heading(page, /sale/i),
  },
  {
    what: 'turns to renting',
    act: (page) => main(page).getByText('Rent', { exact: true }).first().click(),
    shown: (page) => heading(page, /rent/i),
  },
  { what: 'presses a heart', act: (page) => heart(page).click() },
  {
    what: 'sorts',
    prepare: (page) => main(page).getByRole('combobox', { name: /sort/i }).focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
    shown: (page) => page.waitForURL(/[?&]sort=/),
  },
  {
    what: 'goes to page 2',
    act: (page) => page.getByRole('link', { name: /^(page )?2$/i }).click(),
    shown: (page) => page.waitForURL(/[?&]page=2/),
  },
  {
    what: 'opens a listing',
    act: (page) => main(page).locator('article a[href^="/listings/"]').first().click(),
    shown: (page) => main(page).getByRole('button', { name: /photo/i }).first().waitFor(),
  },
  {
    what: 'opens its photos',
    act: (page) => main(page).getByRole('button', { name: /photo/i }).first().click(),
    shown: (page) => dialog(page).waitFor(),
  },
  { what: 'turns to the next photo', act: (page) => page.keyboard.press('ArrowRight') },
  { what: 'closes the photos', act: (page) => page.keyboard.press('Escape'), shown: gone },
  {
    what: 'goes back to the results',
    act: (page) => main(page).locator('a[href^="/search"]').first().click(),
    shown: (page) => heart(page).waitFor(),
  },
];

const next = (page: Page) =>
  main(page)
    .getByRole('link', { name: /^continue to/i })
    .click();
const text = (page: Page) => main(page).locator('[contenteditable="true"]');

/** Inputs of an owner. The first one starts at the price step of a listing. */
export const ownersInputs: readonly Input[] = [
  {
    what: 'types a figure of the price',
    prepare: (page) => main(page).getByRole('textbox').first().focus(),
    act: (page) => page.keyboard.press('5'),
  },
  { what: 'takes the figure back', act: (page) => page.keyboard.press('Backspace') },
  {
    what: 'goes on to the description',
    act: next,
    shown: (page) => text(page).waitFor(),
  },
  { what: 'types a letter', prepare: (page) => text(page).focus(), act: (page) => page.keyboard.press('a') },
  { what: 'takes the letter back', act: (page) => page.keyboard.press('Backspace') },
  {
    what: 'goes on to the features',
    act: next,
    shown: (page) => page.waitForURL(/features/),
  },
];

const filters = (page: Page, label: string) => main(page).getByRole('navigation', { name: label }).getByRole('link');

/** Returns inputs that filter a list by its first status or type, and then show all items again. */
const filterInputs = (label: string): Input[] => [
  {
    what: `${label}: the first`,
    act: (page) => filters(page, label).nth(1).click(),
    shown: (page) => page.waitForURL(/[?&](?:type|status)=/),
  },
  { what: `${label}: all`, act: (page) => filters(page, label).first().click() },
];

const pagesOfProperty = (page: Page) => page.getByRole('navigation', { name: 'This property' });
const openPages = (page: Page) => pagesOfProperty(page).getByRole('button').click();
const section = (page: Page, name: string) => pagesOfProperty(page).getByRole('link', { name, exact: true });

/** Inputs on one page of each remote except remote-listings, whose inputs are above. */
export const inputsOfRemote: Readonly<Record<string, { path: (ids: OwnedIds) => string; inputs: Input[] }>> = {
  'remote-property-dashboard': {
    path: () => '/properties',
    inputs: [
      ...filterInputs('Show properties by type'),
      {
        what: 'types a letter of an address',
        prepare: (page) => main(page).getByRole('searchbox').focus(),
        act: (page) => page.keyboard.press('s'),
      },
    ],
  },
  'remote-checkout': {
    path: ({ propertyId }) => `/properties/${propertyId}/order-history`,
    inputs: filterInputs('Orders by status'),
  },
  'remote-tenant-checks': { path: () => '/tenant-checks', inputs: filterInputs('Show checks by status') },
  'remote-tenancy': {
    path: ({ propertyId }) => `/properties/${propertyId}/tenancies`,
    inputs: [
      { what: 'opens the pages of the property', act: openPages },
      {
        what: 'opens the agreements',
        act: (page) => section(page, 'Tenancy agreements').click(),
        shown: (page) => heading(page, /agreements/i),
      },
      {
        what: 'returns to the tenancies',
        prepare: openPages,
        act: (page) => section(page, 'Tenancies').click(),
        shown: (page) => heading(page, /tenancies/i),
      },
    ],
  },
};
