import { afterAll, describe, expect, it } from '@jest/globals';
import { hashOf } from '../auth/secrets.ts';
import { applicants, applicationLinks, applications } from './application-tables.ts';
import { applicationApi, olivia } from './testing/application-api.ts';

const api = await applicationApi();
const { backend, aListing, start, view, save, complete, mailsTo } = api;
afterAll(() => backend.close());

const part = { phone: '0491 570 006', income: [{ source: 'wages', amount: '1500.00' }] };

describe('an application of two adults', () => {
  it('is submitted once, when the last one has completed their part', async () => {
    const { input, started, tokens, emails } = await start((await aListing()).id, 2);
    const [first = '', second = ''] = tokens;
    expect(started).toMatchObject({ status: 201, body: { status: 'draft' } });
    expect((await save(first, part, { occupants: 2 })).status).toBe(200);
    expect((await complete(first)).body.status).toBe('draft');
    const { version } = (await view(second)).body;
    const done = { token: second, version, consent: true };
    const replies = await Promise.all([1, 2, 3].map(() => api.post('application-completions', done)));
    expect(replies.map(({ status, body }) => [status, body.status])).toEqual(Array(3).fill([200, 'submitted']));
    const subjects = (await mailsTo(emails[1] ?? '')).map(({ subject }) => subject.split(':')[0]);
    expect(subjects).toEqual(['Complete your rental application', 'Your rental application was sent']);
    const list = (await backend.inject({ url: '/api/applications?status=submitted' }, olivia)).json();
    expect(list.member.filter((one: { id: string }) => one.id === input.id)).toHaveLength(1);
  });

  it('shows each adult only their own part', async () => {
    const { tokens } = await start((await aListing()).id, 2);
    const [first = '', second = ''] = tokens;
    await save(first, { currentAddress: '7 Secret Street' }, { occupants: 3 });
    const seen = (await view(second)).body;
    expect(seen).toMatchObject({ part: {}, details: { occupants: 3 }, isFirst: false });
    expect(JSON.stringify(seen)).not.toContain('Secret Street');
    expect((await save(second, {}, { occupants: 9 })).body.code).toBe('not-first');
  });

  it('does not overwrite what another tab saved', async () => {
    const { token } = await start((await aListing()).id);
    const { version } = (await view(token)).body;
    expect((await api.post('application-parts', { token, version, part })).status).toBe(200);
    expect((await api.post('application-parts', { token, version, part: {} })).status).toBe(412);
    expect((await view(token)).body.part).toMatchObject(part);
  });
});

it('creates one application when the request is repeated', async () => {
  const { input, emails } = await start((await aListing()).id);
  expect((await api.post('applications', input)).status).toBe(201);
  expect(await mailsTo(emails[0] ?? '')).toHaveLength(1);
  const parallel = { ...input, id: crypto.randomUUID(), adults: [{ name: 'Kim', email: 'kim-parallel@example.com' }] };
  const replies = await Promise.all([1, 2, 3].map(() => api.post('applications', parallel)));
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await mailsTo('kim-parallel@example.com')).toHaveLength(1);
  const other = { ...input, adults: [{ name: 'Eve', email: 'eve@example.com' }] };
  expect((await api.post('applications', other)).body.code).toBe('id-taken');
});

it('accepts applications only for a home to rent on the market, and not from its owner', async () => {
  const statusOf = async (changes: object) => (await start((await aListing('VIC', changes)).id)).started.status;
  expect(await statusOf({ status: 'draft' })).toBe(422);
  expect(await statusOf({ type: 'sale' })).toBe(422);
  const { input } = await start((await aListing()).id);
  const own = { ...input, id: crypto.randomUUID() };
  expect((await api.post('applications', own, olivia)).body.code).toBe('own-listing');
});

it('stores no personal data in clear text, and puts neither it nor a link into a log', async () => {
  const { token, emails } = await start((await aListing('QLD')).id);
  await save(token, { dateOfBirth: '1991-02-03', currentAddress: '9 Planted Lane' }, { occupants: 1 });
  await complete(token);
  const tables = await Promise.all(
    [applications, applicants, applicationLinks].map((one) => backend.database.select().from(one)),
  );
  const texts = tables
    .flat()
    .flatMap((row) =>
      Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value))),
    );
  const stored = texts.join('\n') + api.logged.join('');
  for (const planted of ['1991-02-03', 'Planted Lane', emails[0] ?? '', token]) expect(stored).not.toContain(planted);
  expect(stored).toContain(hashOf(token));
  expect(api.logged.length).toBeGreaterThan(0);
  expect((await view(token)).headers['cache-control']).toBe('no-store');
});

it('lets an adult withdraw, which ends the application and destroys what was written', async () => {
  const listing = await aListing();
  const { token, input } = await start(listing.id);
  const { id } = input;
  await save(token, part, { occupants: 2 });
  await complete(token);
  expect((await api.post('application-withdrawals', { token })).body.status).toBe('withdrawn');
  expect((await api.patch(id, { status: 'approved' })).body.code).toBe('application-withdrawn');
  expect((await save(token, part)).status).toBe(409);
  const content = (await api.post(`applications/${id}/accesses`, {}, olivia)).body;
  expect([content.adults[0].part, content.details]).toEqual([{}, {}]);
  expect((await api.patch(id, { legalHold: true })).body.code).toBe('application-withdrawn');
});

it('informs all adults, but not the owner, when one withdraws a draft', async () => {
  const { token, emails } = await start((await aListing('VIC', { contactEmail: 'agent-draft@example.com' })).id, 2);
  await api.post('application-withdrawals', { token });
  for (const email of emails) {
    expect((await mailsTo(email)).at(-1)?.subject).toMatch(/^Your rental application was withdrawn/);
  }
  expect(await mailsTo('agent-draft@example.com')).toEqual([]);
});

it('accepts no part any more when the home is off the market', async () => {
  const listing = await aListing();
  const { token } = await start(listing.id);
  const headers = { 'if-match': '*' };
  const off = {
    method: 'POST',
    url: `/api/listings/${listing.id}/status`,
    payload: { status: 'leased' },
    headers,
  } as const;
  expect((await backend.inject(off, olivia)).statusCode).toBe(200);
  expect((await complete(token)).body.code).toBe('closed');
});
