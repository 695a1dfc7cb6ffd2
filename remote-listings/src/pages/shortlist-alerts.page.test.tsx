import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { visibleToasts } from 'shared-platform/testing';
import definition from '../remote.ts';
import * as shortlist from './shortlist.page.tsx';

const as = { id: '65000000-0000-4000-8000-000000000002' };
let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

it('switches mails about the shortlist off, and sees when that fails', async () => {
  const { id } = await backend.insert.listing({ ownerId: '65000000-0000-4000-8000-000000000001' });
  await backend.insert.listingMark({ ownerId: as.id, listingId: id });
  let isDown = true;
  const fetch: typeof globalThis.fetch = async (input, init) =>
    isDown && init?.method === 'PATCH' ? new Response('', { status: 503 }) : backend.fetch(input, init);
  await renderPage({ definition, pages: { shortlist }, url: '/shortlist', as, backend: { ...backend, fetch } });
  const alerts = await screen.findByRole('switch', { name: 'Email me when a price, open home or status changes' });
  expect(alerts).toBeChecked();
  await userEvent.click(alerts);
  await waitFor(() => expect(visibleToasts().at(-1)?.message).toMatch(/^We couldn’t save that/));
  expect(alerts).toBeChecked();
  isDown = false;
  await userEvent.click(alerts);
  await waitFor(() => expect(alerts).not.toBeChecked());
  await waitFor(async () =>
    expect((await backend.inject({ url: '/api/alert-settings' }, as)).json().shortlist).toBe(false),
  );
});
