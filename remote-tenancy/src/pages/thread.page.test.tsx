import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addresses } from 'shared-contract/page/addresses';
import definition from '../remote.ts';
import * as editReview from './edit-review.page.tsx';
import * as tenancyPage from './tenancy.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000092', firstName: 'Olivia', lastName: 'Nguyen' };

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

async function aLease() {
  await backend.signInAs(olivia);
  const { id: listingId, propertyId } = await backend.insert.listing({ ownerId: olivia.id, type: 'lease' });
  const own = { ownerId: olivia.id, propertyId };
  const application = await backend.insert.application({ ...own, listingId, status: 'approved' });
  const links = { applicationId: application.id, signedAt: new Date() };
  const agreement = await backend.insert.sendableAgreement({ ...own, ...links, status: 'initiated' });
  const tenancy = await backend.insert.tenancy({ ...own, agreementId: agreement.id, endDate: null });
  return { propertyId, application, agreement, tenancy };
}

const open = (url: string) =>
  renderPage({ definition, pages: { tenancy: tenancyPage, 'edit-review': editReview }, url, as: olivia, backend });
const steps = async (name: string) => within(await screen.findByRole('navigation', { name }));

it('leads from a signed agreement to its application and its tenancy', async () => {
  const { propertyId, application, agreement, tenancy } = await aLease();
  await open(addresses.tenancyAgreementStep(agreement.id, 'review'));
  const panel = await steps('Before and after this agreement');
  const before = await panel.findByRole('link', { name: /^Application/ });
  expect(before).toHaveAttribute('href', addresses.application(propertyId, application.id));
  const next = panel.getByRole('link', { name: 'Open the tenancy' });
  expect(next).toHaveAttribute('href', addresses.tenancy(propertyId, tenancy.id));
});

it('leads from a tenancy to its agreement and to its rent', async () => {
  const { propertyId, agreement, tenancy } = await aLease();
  await open(addresses.tenancy(propertyId, tenancy.id));
  const panel = await steps('Before and after this tenancy');
  const before = await panel.findByRole('link', { name: /^Agreement/ });
  expect(before).toHaveAttribute('href', addresses.tenancyAgreementStep(agreement.id, 'review'));
  const next = panel.getByRole('link', { name: 'Record rent' });
  expect(next).toHaveAttribute('href', addresses.rentalManagement(propertyId, tenancy.id));
});
