import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { hashOf } from '../auth/secrets.ts';
import { applicants, applicationLinks, applications } from './application-tables.ts';
import { applicationApi, jack, olivia } from './testing/application-api.ts';

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
});

it('does not reveal by a used id whether an application was stored, and creates one for the other applicant', async () => {
  const { input, started } = await start((await aListing()).id);
  const email = `${crypto.randomUUID()}@example.com`;
  const reply = await api.post('applications', { ...input, adults: [{ name: 'Eve', email }] });
  expect([reply.status, reply.body]).toEqual([started.status, started.body]);
  expect((await view(await api.tokenOf(email))).body).toMatchObject({ status: 'draft', isFirst: true });
  expect(await mailsTo(email)).toHaveLength(1);
});

describe('an applicant who has an application for the listing', () => {
  const later = () => api.setNow('2026-11-21T01:00:00Z');
  const again = (input: object, changes: object = {}) => ({ ...input, id: crypto.randomUUID(), ...changes });
  const countOf = async (listingId: string) =>
    backend.database.$count(applications, eq(applications.listingId, listingId));

  it('gets its link by email instead of a second one, with the reply of a new one', async () => {
    const listing = await aListing();
    const { input, started, emails, tokens } = await start(listing.id, 2);
    const [first = '', second = ''] = emails;
    later();
    const repeated = again(input, { adults: [{ name: 'Adult 1', email: ` ${second.toUpperCase()} ` }] });
    const reply = await api.post('applications', repeated);
    expect({ status: reply.status, keys: Object.keys(reply.body), state: reply.body.status }).toEqual({
      status: started.status,
      keys: Object.keys(started.body),
      state: started.body.status,
    });
    expect(reply.body.id).toBe(repeated.id);
    expect(await countOf(listing.id)).toBe(1);
    expect(await mailsTo(first)).toHaveLength(1);
    const mail = (await mailsTo(second)).at(-1);
    expect(mail?.text).toMatch(/^You already have a rental application for this home/);
    const token = await api.tokenOf(second);
    expect(token).not.toBe(tokens[1]);
    expect((await view(token)).body.position).toBe(1);
    // A second attempt right after sends no other mail.
    await api.post('applications', again(repeated));
    expect(await mailsTo(second)).toHaveLength(2);
  });

  it('starts one when two requests with different ids arrive together', async () => {
    const listing = await aListing();
    const adults = [{ name: 'Mia', email: `${crypto.randomUUID()}@example.com` }];
    const input = () => ({ id: crypto.randomUUID(), listing: `/api/listings/${listing.id}`, adults, consent: true });
    await Promise.all([1, 2, 3].map(() => api.post('applications', input())));
    expect(await countOf(listing.id)).toBe(1);
  });

  it('can apply again after it was declined, and for another person from the same account', async () => {
    const listing = await aListing();
    const inputOf = (name: string) => ({
      id: crypto.randomUUID(),
      listing: `/api/listings/${listing.id}`,
      adults: [{ name, email: `${name}-${crypto.randomUUID()}@example.com` }],
      consent: true,
    });
    const sent = inputOf('mia');
    await api.post('applications', sent, jack);
    await complete(await api.tokenOf(sent.adults[0]?.email ?? ''));
    await api.post('applications', inputOf('other'), jack);
    expect(await countOf(listing.id)).toBe(2);
    await api.patch(sent.id, { status: 'declined' });
    await api.post('applications', again(sent), jack);
    expect(await countOf(listing.id)).toBe(3);
  });

  it('applies for another home', async () => {
    const { input } = await start((await aListing()).id);
    const other = await aListing();
    await api.post('applications', again(input, { listing: `/api/listings/${other.id}` }));
    expect(await countOf(other.id)).toBe(1);
  });
});

it('accepts applications only for a home to rent on the market, and not from its owner', async () => {
  const statusOf = async (changes: object) => (await start((await aListing('VIC', changes)).id)).started.status;
  expect(await statusOf({ status: 'draft' })).toBe(422);
  expect(await statusOf({ type: 'sale' })).toBe(422);
  const { input } = await start((await aListing()).id);
  const own = { ...input, id: crypto.randomUUID() };
  expect((await api.post('applications', own, olivia)).body.code).toBe('own-listing');
});

it('rejects a listing that does not exist, also from a visitor who signed in with an unverified email address', async () => {
  const adults = [{ name: 'Kim', email: 'kim-nowhere@example.com' }];
  const listing = `/api/listings/${crypto.randomUUID()}`;
  const body = { id: crypto.randomUUID(), listing, adults, consent: true };
  for (const visitor of [undefined, jack]) {
    const reply = await api.post('applications', body, visitor);
    expect([reply.status, reply.body.violations]).toMatchObject([422, [{ propertyPath: 'listing', code: 'closed' }]]);
  }
});

it('rejects a new preferred start before today at the property, and a stored one that has passed stops nothing', async () => {
  // Melbourne is 11 hours ahead, so 22 November starts there at 13:00.
  api.setNow('2026-11-21T12:50:00Z');
  const { token } = await start((await aListing('VIC')).id);
  const past = await save(token, part, { startDate: '2026-11-20' });
  expect([past.status, past.body.violations]).toMatchObject([
    422,
    [{ propertyPath: 'details.startDate', message: 'Enter today or a later date.' }],
  ]);
  expect((await save(token, part, { startDate: '2026-11-21' })).status).toBe(200);
  api.setNow('2026-11-21T13:10:00Z');
  expect((await save(token, {}, { startDate: '2026-11-21', occupants: 2 })).status).toBe(200);
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
