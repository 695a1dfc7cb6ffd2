import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import definition from '../remote.ts';
import * as unsubscribe from './unsubscribe.page.tsx';

const person = { id: '63000000-0000-4000-8000-000000000001' };
let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

const open = (token: string, fetch = backend.fetch) =>
  renderPage({ definition, pages: { unsubscribe }, url: `/unsubscribe/${token}`, backend: { ...backend, fetch } });
const searches = async () => (await backend.inject({ url: '/api/saved-searches' }, person)).json().member;

it('asks before it stops the alerts of a saved search, without signing in', async () => {
  const { id } = await backend.insert.savedSearch({ ownerId: person.id, name: 'Near the river', alert: 'daily' });
  const token = backend.unsubscribeToken({ kind: 'search', ownerId: person.id, savedSearchId: id });
  let isDown = true;
  const { unmount } = await open(token, async (input, init) =>
    isDown && String(input).includes('/unsubscribe/') ? new Response('', { status: 503 }) : backend.fetch(input, init),
  );
  expect(await screen.findByText('Stop emailing you new listings for “Near the river”?')).toBeVisible();
  expect(await searches()).toMatchObject([{ alert: 'daily' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t unsubscribe you.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('status')).toHaveTextContent('You’ve unsubscribed.');
  expect(await searches()).toMatchObject([{ alert: 'off' }]);
  unmount();
  await open(token);
  expect(await screen.findByText('We don’t email you new listings for “Near the river”.')).toBeVisible();
});

it('links to the notifications, where all alerts are switched on and off', async () => {
  const token = backend.unsubscribeToken({ kind: 'shortlist', ownerId: person.id });
  await open(token);
  expect(await screen.findByText('Stop emailing you changes to properties on your shortlist?')).toBeVisible();
  const expectLink = () =>
    expect(screen.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/settings/notifications');
  expectLink();
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('status')).toHaveTextContent('You’ve unsubscribed.');
  expectLink();
});

it('says when the link is incomplete, and where to change the alerts', async () => {
  await open('shortlist.x');
  expect(await screen.findByText('This link isn’t valid')).toBeVisible();
  expect(
    screen.getByText('Copy the whole link from the email, or change your alerts under Notifications.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/settings/notifications');
});
