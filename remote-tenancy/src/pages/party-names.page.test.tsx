import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { guestFetch, type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { isOpenSigningStep, signingStep } from 'shared-contract/agreement/signing';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import definition from '../remote.ts';
import * as agreementSigning from './agreement-signing.page.tsx';
import * as lease from './edit-lease-details.page.tsx';
import * as other from './edit-other-details.page.tsx';
import * as review from './edit-review.page.tsx';
import * as parties from './edit-tenancy-details.page.tsx';
import * as utilities from './edit-utilities.page.tsx';
import * as tenancies from './tenancies.page.tsx';
import * as tenancy from './tenancy.page.tsx';
import * as create from './tenancy-agreement-create.page.tsx';
import * as agreements from './tenancy-agreements.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000071', firstName: 'Olivia', lastName: 'Nguyen' };
const today = localDateIn('Australia/Melbourne', new Date());

let backend: InProcessBackend;
let guest: typeof backend.fetch;
beforeAll(async () => {
  backend = await inProcessBackend();
  guest = await guestFetch(backend);
});
afterAll(() => backend.close());

const pages = {
  'agreement-signing': agreementSigning,
  'edit-tenancy-details': parties,
  'edit-lease-details': lease,
  'edit-utilities': utilities,
  'edit-other-details': other,
  'edit-review': review,
  'tenancy-agreement-create': create,
  'tenancy-agreements': agreements,
  tenancies,
  tenancy,
};
const open = (url: string) => renderPage({ definition, pages, url, as: olivia, backend });
const openLink = (token: string) =>
  renderPage({ definition, pages, url: `/agreements/${token}`, backend: { ...backend, fetch: guest } });

/** What the page says, also to assistive technology. */
function shownTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '');
  for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title]')) {
    for (const name of ['aria-label', 'placeholder', 'title']) found.push(element.getAttribute(name) ?? '');
  }
  return found;
}

/** The form of Victoria has a rental provider and renters. */
const expectVictorianNames = () =>
  expect(shownTexts().filter((text) => /\b(?:landlord|lessor|tenant)/i.test(text))).toEqual([]);

/** A home in Richmond, Victoria. */
const aHome = async () => (await backend.insert.property({ ownerId: olivia.id })).id;

describe('an agreement in Victoria has a rental provider and renters', () => {
  it('when it is created', async () => {
    await open(addresses.tenancyAgreementCreate(await aHome()));
    await userEvent.click(await screen.findByRole('button', { name: 'Add another renter' }));
    expect(screen.getByText('Primary renter')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create the agreement' }));
    expectVictorianNames();
  });

  it.each(['tenancy-details', 'lease-details', 'utilities', 'other-details', 'review'] as const)(
    'in the step %s of its editor',
    async (step) => {
      const { id } = await backend.insert.sendableAgreement({ ownerId: olivia.id, propertyId: await aHome() });
      await open(addresses.tenancyAgreementStep(id, step));
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(shownTexts().join(' ')).toMatch(/rental provider|renter/i));
      expectVictorianNames();
    },
  );

  it.each(signingStep.options)('in the step %s of signing, to the owner and by a link', async (step) => {
    const { agreement, tokens } = await backend.insert.signing({ ownerId: olivia.id, step });
    const list = await open(addresses.tenancyAgreements(agreement.propertyId));
    for (const label of isOpenSigningStep(step) ? ['Back to draft', 'End agreement'] : []) {
      await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${label}:`) }));
      await screen.findByRole('dialog');
      expectVictorianNames();
      await userEvent.click(screen.getByRole('button', { name: /^Keep/ }));
    }
    await screen.findByRole('article');
    expectVictorianNames();
    list.unmount();
    const editor = await open(addresses.tenancyAgreementStep(agreement.id, 'review'));
    await screen.findAllByRole('region', { name: /sign|declined|changed/i });
    expectVictorianNames();
    editor.unmount();
    for (const token of [...tokens, 'x'.repeat(43)]) {
      const link = await openLink(token);
      await screen.findByRole('heading', { level: 1 });
      expectVictorianNames();
      link.unmount();
    }
  });

  it('when it is sent, and before there are any', async () => {
    const { id } = await backend.insert.sendableAgreement({ ownerId: olivia.id, propertyId: await aHome() });
    const editor = await open(addresses.tenancyAgreementStep(id, 'review'));
    await userEvent.click(await screen.findByRole('button', { name: 'Send for signature' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Give your renters these documents yourself');
    expectVictorianNames();
    editor.unmount();
    for (const address of [addresses.tenancyAgreements, addresses.tenancies]) {
      const empty = await open(address(await aHome()));
      await screen.findByText(/^No tenanc/);
      expectVictorianNames();
      empty.unmount();
    }
  });

  it('when its tenancy ends', async () => {
    const { agreement } = await backend.insert.signing({ ownerId: olivia.id, step: 'signed' });
    const own = { ownerId: olivia.id, propertyId: agreement.propertyId, agreementId: agreement.id };
    await backend.insert.tenancy({ ...own, startDate: addDays(today, -30), endDate: null });
    await open(addresses.tenancyAgreements(agreement.propertyId));
    await userEvent.click(await screen.findByRole('button', { name: /^End tenancy:/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('option', { name: 'The renters gave notice or have left' })).toBeVisible();
    expectVictorianNames();
  });

  it.each([
    'Increase rent',
    'Notice of entry',
    'Give notice to end',
    'Record the renters’ notice',
    'Record an agreed end',
  ])('on the page of its tenancy, in the dialog “%s”', async (name) => {
    const propertyId = await aHome();
    const startDate = addDays(today, -800);
    const { id } = await backend.insert.tenancy({ ownerId: olivia.id, propertyId, startDate, endDate: null });
    await open(addresses.tenancy(propertyId, id));
    expect(await screen.findByRole('region', { name: 'Renters' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    expectVictorianNames();
    for (const field of dialog.queryAllByLabelText(/^Last day/)) {
      await userEvent.clear(field);
      await userEvent.type(field, addDays(today, 200));
    }
    for (const field of dialog.queryAllByLabelText(/^New rent|^Details/)) await userEvent.type(field, '680');
    for (const box of dialog.queryAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await screen.findByRole('button', { name: /^(?:Give notice|Record it)$/ }));
    await screen.findByRole('button', { name: /^Withdraw:/ });
    expectVictorianNames();
    await userEvent.click(screen.getByRole('button', { name: /^Withdraw:/ }));
    await screen.findByRole('dialog', { name: /^Withdraw this/ });
    expectVictorianNames();
  });
});
