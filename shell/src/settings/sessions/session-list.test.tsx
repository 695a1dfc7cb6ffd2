import { expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from 'shared-api';
import { openSite, signedIn } from '../../testing/open-site.tsx';

const session = (id: string, device: string, current: boolean) => ({
  '@id': `/api/sessions/${id}`,
  '@type': 'Session',
  id,
  device,
  current,
  createdAt: '2026-11-20T01:00:00Z',
  lastSeenAt: '2026-11-21T01:00:00Z',
});
const me = {
  '@id': '/api/customer-users/u1',
  '@type': 'CustomerUser',
  id: 'u1',
  firstName: 'Olivia',
  lastName: 'Nguyen',
  fullName: 'Olivia Nguyen',
  username: 'olivia@example.com',
};

it('closes the question with an explanation when the device is signed out elsewhere', async () => {
  let member = [session('s1', 'Chrome on Linux', true), session('s2', 'Safari on iOS', false)];
  await openSite('/settings/profile', {
    remotes: [],
    session: signedIn,
    respond: async (url) =>
      Response.json(
        new URL(url).pathname === '/api/sessions'
          ? { '@id': '/api/sessions', '@type': 'Collection', totalItems: member.length, member }
          : me,
      ),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out of Safari on iOS' }));
  expect(await screen.findByRole('dialog', { name: 'Sign out of Safari on iOS?' })).toBeVisible();
  member = member.slice(0, 1);
  await act(() => queryClient().refetchQueries());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Your list of devices has changed. Here’s the latest.')).toBeVisible();
});
