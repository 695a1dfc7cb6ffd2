import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useUser } from 'shared-auth';
import { publishSession } from 'shared-auth/host';
import { aRemote, openSite, signedIn } from '../testing/open-site.tsx';

const closed = aRemote('remote-a', [{ path: '/closed', page: 'closed' }]);
const Component = () => <h1>{useUser().fullName}</h1>;

afterEach(() => {
  jest.restoreAllMocks();
});

describe('signing out on a protected page', () => {
  it.each(['/closed', '/settings/profile'])('unmounts %s without an error', async (url) => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    await openSite(url, { remotes: [closed], modules: { closed: { Component } }, session: signedIn });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    complaint.mockClear();
    await act(async () => publishSession({ status: 'signedOut' }));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(complaint.mock.calls).toEqual([]);
  });
});
