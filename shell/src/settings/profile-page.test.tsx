import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isBusy } from 'shared-platform/host';
import { openSite, signedIn } from '../testing/a-site.tsx';

type Seen = { method: string; path: string; headers: Headers; body: unknown };
let seen: Seen[];
let refusal: Response | null;
let others: number;
beforeEach(() => {
  seen = [];
  refusal = null;
  others = 1;
});

const me = {
  '@id': '/api/customer-users/u1',
  '@type': 'CustomerUser',
  id: 'u1',
  firstName: 'Olivia',
  lastName: 'Nguyen',
  fullName: 'Olivia Nguyen',
  username: 'olivia@example.com',
  phone: '+61491570006',
};
const aSession = (id: string, device: string | null, current: boolean) => ({
  '@id': `/api/sessions/${id}`,
  '@type': 'Session',
  id,
  device,
  createdAt: '2026-11-21T10:20:00.000Z',
  lastSeenAt: '2026-11-21T10:30:00.000Z',
  current,
});

async function answer(url: string, init: RequestInit): Promise<Response> {
  const path = new URL(url).pathname;
  const method = init.method ?? 'GET';
  const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
  seen.push({ method, path, headers: new Headers(init.headers), body });
  if (method !== 'GET' && refusal) return refusal;
  if (path === '/api/customer-users/u1') {
    return Response.json(method === 'PATCH' ? { ...me, ...(body as object) } : me, { headers: { etag: '"3"' } });
  }
  if (method === 'DELETE') {
    others = 0;
    return new Response(null, { status: 204 });
  }
  const member = [aSession('s1', 'Chrome on Linux', true), aSession('s2', 'Safari on iOS', false)].slice(0, 1 + others);
  return Response.json({ '@id': '/api/sessions', '@type': 'Collection', totalItems: member.length, member });
}

const open = () => openSite('/settings/profile', { remotes: [], session: signedIn, answer });
const writes = () =>
  seen.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

describe('my details', () => {
  it('are changed on the version that was read, and are then no unsaved work', async () => {
    await open();
    const first = await screen.findByLabelText(/First name/);
    await userEvent.clear(first);
    await userEvent.type(first, ' Liv ');
    expect(isBusy()).toBe(true);
    await userEvent.clear(screen.getByLabelText('Phone'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your details are saved')).toBeVisible();
    expect(writes()).toEqual([
      ['PATCH', '/api/customer-users/u1', { firstName: 'Liv', lastName: 'Nguyen', phone: null }],
    ]);
    expect(seen.find(({ method }) => method === 'PATCH')?.headers.get('if-match')).toBe('"3"');
    expect(first).toHaveValue('Liv');
    expect(isBusy()).toBe(false);
  });

  it('are not sent without a first name', async () => {
    await open();
    await userEvent.clear(await screen.findByLabelText(/First name/));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Enter your first name')).toBeVisible();
    expect(writes()).toEqual([]);
  });

  it.each([
    [422, 'Expected a phone number such as 0491 570 006.'],
    [412, /changed elsewhere/],
    [503, /Nothing you typed is lost/],
  ])('keep what was typed when refused with %s (b.59)', async (status, said) => {
    await open();
    const phone = await screen.findByLabelText('Phone');
    await userEvent.clear(phone);
    await userEvent.type(phone, '12');
    const violations = [
      { propertyPath: 'phone', message: 'Expected a phone number such as 0491 570 006.', code: 'phone' },
    ];
    const problem = { type: '/errors/x', title: 'Refused', detail: 'Because.', status };
    refusal = Response.json({ ...problem, ...(status === 422 ? { violations } : {}) }, { status });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(phone).toHaveValue('12');
    expect(isBusy()).toBe(true);
  });
});

describe('my sessions', () => {
  it.each([
    ['Sign out Safari on iOS', '/api/sessions/s2'],
    ['Sign out everywhere else', '/api/sessions'],
  ])('%s: asks, then ends them', async (button, path) => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(writes()).toEqual([]);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText(/signed out$|^Signed out everywhere else$/)).toBeVisible();
    expect(writes()).toEqual([['DELETE', path, null]]);
    expect(screen.queryByText('Safari on iOS')).toBeNull();
  });

  it('stay when the question is answered with Cancel, and this browser cannot be chosen', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(writes()).toEqual([]);
    expect(screen.queryByRole('button', { name: /Sign out Chrome/ })).toBeNull();
  });
});
