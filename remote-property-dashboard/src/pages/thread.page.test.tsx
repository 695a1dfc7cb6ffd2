import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addresses } from 'shared-contract/page/addresses';
import definition from '../remote.ts';
import * as application from './application.page.tsx';
import * as enquiries from './enquiries.page.tsx';
import * as enquiryHistory from './enquiry-history.page.tsx';
import * as rentalManagement from './rental-management.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000091', firstName: 'Olivia', lastName: 'Nguyen' };

let backend: InProcessBackend;
let own: { ownerId: string; propertyId: string; listingId: string };
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.signInAs(olivia);
  const listing = await backend.insert.listing({ ownerId: olivia.id, type: 'lease' });
  own = { ownerId: olivia.id, propertyId: listing.propertyId, listingId: listing.id };
});

const pages = { application, enquiries, 'enquiry-history': enquiryHistory, 'rental-management': rentalManagement };
const open = (url: string, fetch = backend.fetch) =>
  renderPage({ definition, pages, url, as: olivia, backend: { ...backend, fetch } });
const steps = async (name: string) => within(await screen.findByRole('navigation', { name }));
const hrefOf = async (panel: ReturnType<typeof within>, name: string | RegExp) =>
  (await panel.findByRole('link', { name })).getAttribute('href');

async function aLease() {
  const enquiry = await backend.insert.enquiry({ ...own, replies: ['Come along'] });
  const applied = await backend.insert.application({ ...own, enquiryId: enquiry.id, status: 'approved' });
  const ids = { ownerId: own.ownerId, propertyId: own.propertyId };
  const agreement = await backend.insert.agreement({ ...ids, applicationId: applied.id, signedAt: new Date() });
  const tenancy = await backend.insert.tenancy({ ...ids, agreementId: agreement.id });
  return { enquiry, applied, agreement, tenancy };
}

describe('the thread of an application', () => {
  it('links back to its enquiry and forward to agreement, tenancy and ledger', async () => {
    const { enquiry, applied, agreement, tenancy } = await aLease();
    await open(addresses.application(own.propertyId, applied.id));
    const panel = await steps('Before and after this application');
    expect(await hrefOf(panel, /^Enquiry/)).toBe(addresses.enquiries(own.propertyId, enquiry.id));
    expect(await hrefOf(panel, /^Agreement/)).toBe(addresses.tenancyAgreementStep(agreement.id, 'review'));
    expect(await hrefOf(panel, /^Tenancy/)).toBe(addresses.tenancy(own.propertyId, tenancy.id));
    expect(await hrefOf(panel, 'Rent ledger')).toBe(addresses.rentalManagement(own.propertyId, tenancy.id));
    expect(panel.getByRole('link', { name: 'Open the agreement' })).toBeVisible();
  });

  it('offers to create the agreement once the application is approved', async () => {
    const { id } = await backend.insert.application(own);
    await open(addresses.application(own.propertyId, id));
    const panel = await steps('Before and after this application');
    expect(await panel.findByText('Decide on the application')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Approve Mia Petrović' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve application' }));
    expect(await hrefOf(panel, 'Create the agreement')).toBe(addresses.tenancyAgreementCreate(own.propertyId, id));
  });

  it('leaves the page usable when it fails, and tries again', async () => {
    const { id } = await backend.insert.application(own);
    let fails = true;
    await open(addresses.application(own.propertyId, id), (input, init) =>
      fails && String(input).includes('/threads/')
        ? Promise.resolve(new Response('', { status: 500 }))
        : backend.fetch(input, init),
    );
    const panel = await steps('Before and after this application');
    const retry = await panel.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    expect(screen.getByRole('button', { name: 'Approve Mia Petrović' })).toBeEnabled();
    fails = false;
    await userEvent.click(retry);
    expect(await panel.findByText('Decide on the application')).toBeVisible();
  });
});

describe('the thread of a rent ledger', () => {
  it('leads back to the application', async () => {
    const { applied, tenancy } = await aLease();
    await open(addresses.rentalManagement(own.propertyId, tenancy.id));
    const panel = await steps('Before and after this tenancy');
    expect(await hrefOf(panel, /^Application/)).toBe(addresses.application(own.propertyId, applied.id));
    expect(panel.getByText('Record rent when it arrives')).toBeVisible();
  });
});

describe('a selected enquiry', () => {
  it('takes the focus and shows its steps, and the others show theirs on demand', async () => {
    const { enquiry, applied } = await aLease();
    await backend.insert.enquiry({ ...own, name: 'Sam Reed', email: 'sam@example.com' });
    await open(addresses.enquiries(own.propertyId, enquiry.id));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Mia Petrović' })).toHaveFocus());
    const panel = await steps('Before and after this enquiry');
    expect(await hrefOf(panel, /^Application/)).toBe(addresses.application(own.propertyId, applied.id));
    await userEvent.click(screen.getByRole('button', { name: 'Show steps', expanded: false }));
    expect(await screen.findAllByRole('navigation', { name: 'Before and after this enquiry' })).toHaveLength(2);
  });

  it('comes first when it is in the other tab', async () => {
    const closed = await backend.insert.enquiry({ ...own, name: 'Sam Reed', status: 'closed' });
    await backend.insert.enquiry(own);
    await open(addresses.enquiries(own.propertyId, closed.id));
    const list = within(await screen.findByRole('list', { name: 'Selected enquiry' }));
    expect(list.getByRole('heading', { name: 'Sam Reed' })).toBeVisible();
    expect(list.getByRole('button', { name: 'Reopen' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Mia Petrović' })).toBeVisible();
  });

  it('says when there is none, or one of another property', async () => {
    const other = await backend.insert.listing({ ownerId: olivia.id });
    const { id } = await backend.insert.enquiry({
      ownerId: olivia.id,
      propertyId: other.propertyId,
      listingId: other.id,
    });
    for (const missing of [id, crypto.randomUUID()]) {
      const { unmount } = await open(addresses.enquiries(own.propertyId, missing));
      expect(await screen.findByText(/^We can’t find that enquiry here\./)).toBeVisible();
      unmount();
    }
  });

  it('is invited to apply by a reply with the link, also a second time', async () => {
    const { id } = await backend.insert.enquiry({ ...own, replies: ['Come along'] });
    await open(addresses.enquiries(own.propertyId, id));
    await userEvent.click(await screen.findByRole('link', { name: 'Invite to apply' }));
    const field = await screen.findByRole('textbox', { name: 'Your reply to Mia Petrović' });
    const link = `${location.origin}${addresses.apply(own.listingId)}`;
    await waitFor(() => expect(field).toHaveDisplayValue(new RegExp(link.replaceAll(/[?.]/g, '\\$&'))));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Invite to apply' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send reply' }));
    await waitFor(async () => expect((await backend.mails()).at(-1)?.text).toContain(link));
  });
});
