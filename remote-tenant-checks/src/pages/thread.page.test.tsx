import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addresses } from 'shared-contract/page/addresses';
import { openCheckPage } from '../testing/check-pages.ts';

const olivia = { id: '10000000-0000-4000-8000-000000000093', firstName: 'Olivia', lastName: 'Nguyen' };

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

it('leads from a complete check to the application, and to an agreement filled in from it', async () => {
  await backend.signInAs(olivia);
  const { id: listingId, propertyId } = await backend.insert.listing({ ownerId: olivia.id, type: 'lease' });
  const own = { ownerId: olivia.id, propertyId };
  const application = await backend.insert.application({ ...own, listingId, status: 'approved' });
  const check = await backend.insert.tenantCheck({ ...own, applicationId: application.id, status: 'complete' });
  await openCheckPage(backend, olivia, addresses.tenantCheck(check.id));
  const panel = within(await screen.findByRole('navigation', { name: 'Before and after this tenant check' }));
  const before = await panel.findByRole('link', { name: /^Application/ });
  expect(before).toHaveAttribute('href', addresses.application(propertyId, application.id));
  const next = panel.getByRole('link', { name: 'Create the agreement' });
  expect(next).toHaveAttribute('href', addresses.tenancyAgreementCreate(propertyId, application.id));
});
