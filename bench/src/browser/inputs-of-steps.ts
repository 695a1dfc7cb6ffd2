import type { Locator, Page } from '@playwright/test';
import { dialog, gone, heading, type Input, main } from './inputs.ts';
import type { StepPage } from './tour.ts';

const textbox = (page: Page, name: RegExp): Locator => main(page).getByRole('textbox', { name }).first();

const typing = (name: RegExp, key = 'a'): Input[] => [
  {
    what: 'types a character',
    prepare: (page) => textbox(page, name).focus(),
    act: (page) => page.keyboard.press(key),
  },
  { what: 'takes the character back', act: (page) => page.keyboard.press('Backspace') },
];

const choosing = (role: 'radio' | 'checkbox' | 'switch', name: RegExp): Input => ({
  what: `chooses ${name.source}`,
  act: (page) => main(page).getByRole(role, { name }).first().click(),
});

const pressing = (name: RegExp): Input => ({
  what: `presses ${name.source}`,
  act: (page) => main(page).getByRole('button', { name }).first().click(),
});

const openingDialog = (name: RegExp): Input[] => [
  {
    what: `opens the dialog of ${name.source}`,
    act: (page) => main(page).getByRole('button', { name }).first().click(),
    shown: (page) => dialog(page).waitFor(),
  },
  { what: 'closes the dialog', act: (page) => page.keyboard.press('Escape'), shown: gone },
];

const following = (name: RegExp, title: RegExp): Input => ({
  what: `follows ${name.source}`,
  act: (page) => main(page).getByRole('link', { name }).first().click(),
  shown: (page) => heading(page, title),
});

/** Inputs on each step of the checkout, of an agreement and of a tenant check, and on pages of single records. */
export const inputsOfSteps: Readonly<Record<StepPage, readonly Input[]>> = {
  'checkout-confirmation': typing(/^Promo code/),
  'checkout-delivery': typing(/^Recipient/),
  'checkout-payment': [choosing('radio', /^Zip/), choosing('radio', /^New card/)],
  'checkout-review': [choosing('checkbox', /terms of sale/), choosing('checkbox', /terms of sale/)],
  order: [following(/^Order history/, /^Order/)],
  subscription: openingDialog(/^Cancel subscription/),
  'edit-tenancy-details': typing(/^Full name/),
  'edit-lease-details': typing(/^Rent per week/, '5'),
  'edit-utilities': [choosing('switch', /^Connected/), choosing('switch', /^Connected/)],
  'edit-other-details': typing(/^Included in the rent/),
  'edit-review': [following(/^Edit the lease details/, /^Lease details/)],
  'tenancy-agreements': openingDialog(/^End tenancy/),
  tenancy: [...openingDialog(/^Record a payment/), ...openingDialog(/^Increase rent/)],
  'state-renting-rules': [following(/^Tasmania/, /Tasmania/)],
  application: openingDialog(/^Decline/),
  'tenant-check': openingDialog(/^Remove/),
  'tenant-check-edit': typing(/^Full legal name/),
  'tenant-check-authorisation': [pressing(/^Upload the authority/)],
  'tenant-check-proof-of-id': [pressing(/^Add a document/), pressing(/^Cancel/)],
};
