import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { colourScheme, flushDrafts, isBusy } from 'shared-platform/host';
import { openSite, signedIn } from '../testing/open-site.tsx';

type Seen = { method: string; path: string; headers: Headers; body: unknown };
let seen: Seen[];
let refusal: Response | null;
let others: number;
let archive: () => Response;
beforeEach(() => {
  seen = [];
  refusal = null;
  others = 1;
  archive = () => new Response('zip');
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

async function respond(url: string, init: RequestInit): Promise<Response> {
  const [path, method] = [new URL(url).pathname, init.method ?? 'GET'];
  const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
  seen.push({ method, path, headers: new Headers(init.headers), body });
  if (method !== 'GET' && refusal) return refusal;
  if (path === '/api/customer-users/u1') {
    const shown = method === 'PATCH' ? { ...me, ...(body as object), fullName: 'Liv Nguyen' } : me;
    return Response.json(shown, { headers: { etag: '"3"' } });
  }
  if (method === 'DELETE') {
    others = 0;
    return new Response(null, { status: 204 });
  }
  if (path === '/api/customer-users/u1/photo') return Response.json({ '@id': path, picture: null });
  if (path === '/api/data-export') return archive();
  if (path === '/api/sample-data') return Response.json({ '@id': path, '@type': 'SampleData', property: null });
  const all = [
    aSession('s1', 'Chrome on Linux', true),
    ...Array.from({ length: others }, (_, at) =>
      aSession(`s${at + 2}`, at === 0 ? 'Safari on iOS' : `Browser ${at + 2}`, false),
    ),
  ];
  const page = Number(new URL(url).searchParams.get('page') ?? 1);
  const member = all.slice(30 * (page - 1), 30 * page);
  const view =
    all.length > 30 * page
      ? { view: { '@id': url, '@type': 'PartialCollectionView', next: `/api/sessions?page=${page + 1}` } }
      : {};
  return Response.json({ '@id': '/api/sessions', '@type': 'Collection', totalItems: all.length, member, ...view });
}

const open = (more: { keepDrafts?: boolean } = {}) =>
  openSite('/settings/profile', { remotes: [], session: signedIn, respond, ...more });
const writes = () =>
  seen.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

describe('my details', () => {
  it('are saved with the ETag that was fetched, and are then no unsaved work', async () => {
    await open();
    const first = await screen.findByLabelText(/First name/);
    expect(screen.getByLabelText('Phone')).toHaveValue('0491 570 006');
    await userEvent.clear(first);
    await userEvent.type(first, ' Liv ');
    expect(isBusy()).toBe(true);
    await userEvent.clear(screen.getByLabelText('Phone'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Details saved')).toBeVisible();
    expect(writes()).toEqual([['PATCH', '/api/customer-users/u1', { firstName: 'Liv', phone: null }]]);
    expect(seen.find(({ method }) => method === 'PATCH')?.headers.get('if-match')).toBe('"3"');
    await waitFor(() => expect(first).toHaveValue('Liv'));
    await waitFor(() => expect(isBusy()).toBe(false));
    expect(await screen.findByRole('button', { name: 'Account of Liv Nguyen' })).toBeVisible();
  });

  it('are restored from the draft after a reload, until discarded (c.47)', async () => {
    const { unmount } = await open();
    await userEvent.type(await screen.findByLabelText(/Last name/), '-Tran');
    flushDrafts();
    unmount();
    await open({ keepDrafts: true });
    expect(await screen.findByText('You’re back where you left off')).toBeVisible();
    expect(screen.getByLabelText(/Last name/)).toHaveValue('Nguyen-Tran');
    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(screen.getByLabelText(/Last name/)).toHaveValue('Nguyen'));
    expect(screen.queryByText('You’re back where you left off')).toBeNull();
  });

  it('are not sent without a first name', async () => {
    await open();
    await userEvent.clear(await screen.findByLabelText(/First name/));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter your first name.')).toBeVisible();
    expect(writes()).toEqual([]);
  });

  it.each([
    [422, 'Expected a phone number such as 0491 570 006.'],
    [412, /changed in another tab/],
    [503, /kept what you typed/],
  ])('keep what was typed after a %s (b.59)', async (status, said) => {
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
    ['Sign out of Safari on iOS', '/api/sessions/s2'],
    ['Sign out of all other devices', '/api/sessions'],
  ])('%s: asks for confirmation, then signs out', async (button, path) => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(writes()).toEqual([]);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText(/^Signed out of (Safari on iOS|all other devices)$/)).toBeVisible();
    expect(writes()).toEqual([['DELETE', path, null]]);
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
  });

  it('stay signed in when the user cancels, and this browser has no button', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out of Safari on iOS' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes()).toEqual([]);
    expect(screen.queryByRole('button', { name: /Sign out of Chrome/ })).toBeNull();
  });
});

it('lists all sessions, over several pages', async () => {
  others = 40;
  await open();
  expect(await screen.findByText('Browser 41')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Sign out of (Safari|Browser)/ })).toHaveLength(40);
});

describe('signing in', () => {
  const config = {
    changeEmailUrl: 'https://login.example/account/email',
    changePasswordUrl: 'https://login.example/account/password?x=1',
  };

  it('links to the login service, which returns here', async () => {
    await openSite('/settings/profile', { remotes: [], session: signedIn, respond, config });
    const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    const back = 'redirectUrl=%2Fsettings%2Fprofile&login_hint=olivia%40example.com';
    expect(await hrefOf('Change email address')).toBe(`https://login.example/account/email?${back}`);
    expect(await hrefOf('Change password')).toBe(`https://login.example/account/password?x=1&${back}`);
  });

  it.each([null, 'javascript:alert(1)', 'nonsense'])('shows no link for the URL %s', async (url) => {
    await openSite('/settings/profile', {
      remotes: [],
      session: signedIn,
      respond,
      config: { changeEmailUrl: url, changePasswordUrl: url },
    });
    expect(await screen.findByRole('heading', { name: 'Sign-in' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Change/ })).toBeNull();
  });
});

it('applies the chosen colours at once, for this browser', async () => {
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(colourScheme.get()).toBe('dark');
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await userEvent.click(screen.getByRole('radio', { name: 'Automatic' }));
  expect(colourScheme.get()).toBe('auto');
});

describe('my data', () => {
  const aZip = `PK\x05\x06${'\0'.repeat(18)}`;
  const zipHeaders = { 'content-type': 'application/zip', 'content-length': String(aZip.length) };
  let saved: string[];
  beforeEach(() => {
    saved = [];
    URL.createObjectURL = () => 'blob:archive';
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('download as a file', async () => {
    const headers = {
      'content-disposition': 'attachment; filename="verandah-data-2026-11-21.zip"',
      ...zipHeaders,
    };
    archive = () => new Response(aZip, { headers });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Saved to your downloads.')).toBeVisible();
    expect(saved).toEqual(['verandah-data-2026-11-21.zip']);
  });

  it.each([
    [
      'refused',
      () => Response.json({ type: '/e', title: 'T', detail: 'D', status: 429 }, { status: 429 }),
      /several times/,
    ],
    ['down', () => new Response('', { status: 503 }), /couldn’t prepare your download/],
    ['cut off', () => new Response(aZip.slice(1), { headers: zipHeaders }), /didn’t finish/],
    ['a page of HTML', () => new Response('<h1>', { headers: { 'content-type': 'text/html' } }), /arrived damaged/],
    ['empty', () => new Response('', { headers: { 'content-type': 'application/zip' } }), /arrived damaged/],
  ])('never become an incomplete file: %s', async (_what, broken, said) => {
    archive = broken;
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(saved).toEqual([]);
    archive = () => new Response(aZip, { headers: zipHeaders });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved to your downloads.')).toBeVisible();
    expect(saved).toEqual(['verandah-data.zip']);
  });
});
