import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import definition from '../remote.ts';
import * as subscriptions from './settings-subscriptions.page.tsx';

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

it('lists the subscriptions in the settings, and links to where another one is added', async () => {
  const owner = { id: crypto.randomUUID(), firstName: 'Olivia', lastName: 'Nguyen' };
  const { id } = await backend.insert.subscription({ ownerId: owner.id });
  await renderPage({
    definition,
    pages: { 'settings-subscriptions': subscriptions },
    url: '/settings/subscriptions',
    as: owner,
    backend,
  });
  expect(await screen.findByRole('link', { name: 'Rental management' })).toHaveAttribute(
    'href',
    `/subscriptions/${id}`,
  );
  expect(screen.getByRole('link', { name: 'Add a subscription' })).toHaveAttribute('href', '/subscriptions');
});
