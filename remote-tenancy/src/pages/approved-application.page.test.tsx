import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { applicantsSite, olivia } from '../applications/testing/applicants-site.tsx';

let site: Awaited<ReturnType<typeof applicantsSite>>;
beforeAll(async () => {
  site = await applicantsSite();
});
afterAll(() => site.backend.close());

it('announces the agreement of an approved application until the lease is in place', async () => {
  const { token, id, listing } = await site.anApplication();
  await site.complete(token);
  await site.asOwner('PATCH', `/api/applications/${id}`, { status: 'approved' });
  const { unmount } = await site.open(`/applications/${token}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your application was approved' })).toBeVisible();
  expect(screen.getByText(/^Next, you’ll get a tenancy agreement to sign\./)).toBeVisible();
  unmount();
  await site.backend.insert.tenancy({ ownerId: olivia.id, propertyId: listing.propertyId });
  await site.open(`/applications/${token}`);
  expect(await screen.findByText(/^You’ve leased this home/)).toBeVisible();
  expect(screen.queryByText(/agreement to sign/)).toBeNull();
});
