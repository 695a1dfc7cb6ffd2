import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { guestHeaders, type TestBackend, testBackend } from '../testing/index.ts';
import { enquiries } from './enquiry-table.ts';

const olivia = { id: '51000000-0000-4000-8000-000000000001', username: 'olivia@example.com' };
const jack = { id: '51000000-0000-4000-8000-000000000002', username: 'jack@example.com' };

let backend: TestBackend;
let guest: Record<string, string>;
let listingId: string;
let propertyId: string;
beforeAll(async () => {
  backend = await testBackend({ enquiriesPerHour: 1000 });
  guest = await guestHeaders(backend);
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.signInAs(olivia);
  const listing = await backend.insert.listing({
    ownerId: olivia.id,
    contactName: 'Sam',
    contactEmail: 'sam@example.com',
  });
  listingId = listing.id;
  propertyId = listing.propertyId;
});

const typed = () => ({
  listing: `/api/listings/${listingId}`,
  name: 'Mia Petrović',
  email: 'Mia@Example.com',
  phone: '0491 570 006',
  reasons: ['inspection', 'price'],
  message: 'Could I see it on Saturday?',
});
const send = (changes: object = {}, as = guest) =>
  backend.inject({ method: 'POST', url: '/api/enquiries', payload: { ...typed(), ...changes } }, as);
const stored = () => backend.database.select().from(enquiries).where(eq(enquiries.listingId, listingId));
const latestMail = async () => (await backend.mails()).findLast(({ subject }) => !subject.startsWith('Your enquiry'));
/** The copies that the sender got. */
const copies = async () => (await backend.mails()).filter(({ subject }) => subject.startsWith('Your enquiry about'));

describe('an enquiry', () => {
  it('of a guest reaches the owner by mail and in the list, and reveals nothing about the owner', async () => {
    const response = await send();
    expect(response.statusCode).toBe(201);
    expect(Object.keys(response.json()).sort()).toEqual(['@context', '@id', '@type', 'id', 'listing', 'sentAt']);
    expect(await latestMail()).toMatchObject({
      to: 'sam@example.com',
      replyTo: 'Mia@example.com',
      subject: 'Enquiry from Mia Petrović: 12A/3–5 Bridge Road, Richmond VIC 3121',
      text: expect.stringMatching(/Could I see it on Saturday\?[\s\S]*Phone: 0491 570 006/),
    });
    const list = await backend.inject({ url: '/api/enquiries?status[]=new' }, olivia);
    expect(list.json().member[0]).toMatchObject({
      name: 'Mia Petrović',
      email: 'mia@example.com',
      phone: '+61491570006',
      reasons: ['inspection', 'price'],
      status: 'new',
      listing: { id: listingId },
      replies: [],
    });
  });

  it('is copied to its sender once, without the owner’s address and without a hidden street', async () => {
    const hidden = await backend.insert.listing({
      ownerId: olivia.id,
      streetHidden: true,
      contactEmail: 'sam@example.com',
    });
    const before = (await copies()).length;
    await send({ listing: `/api/listings/${hidden.id}` });
    await send({ listing: `/api/listings/${hidden.id}` });
    const sent = (await copies()).filter(({ text }) => text.includes(`/listings/${hidden.id}`));
    expect(await copies()).toHaveLength(before + 1);
    expect(sent).toMatchObject([
      {
        to: 'mia@example.com',
        replyTo: undefined,
        subject: 'Your enquiry about Richmond VIC 3121',
        text: expect.stringMatching(/You asked about: an inspection, the price[\s\S]+> Could I see it on Saturday\?/),
      },
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/Bridge Road|sam@example.com/);
  });

  it('requires the CSRF token of the guest’s browser', async () => {
    const { 'x-csrf-token': _, ...without } = guest;
    expect((await send({}, without)).json().code).toBe('csrf');
    expect((await send({}, { ...guest, 'x-csrf-token': 'x' })).json().code).toBe('csrf');
    expect(await stored()).toEqual([]);
  });

  it('sent twice within minutes is stored once', async () => {
    const first = (await send()).json()['@id'];
    const before = (await backend.mails()).length;
    expect((await send({ email: 'MIA@example.com' })).json()['@id']).toBe(first);
    expect(await stored()).toHaveLength(1);
    expect(await backend.mails()).toHaveLength(before);
  });

  it('that a bot filled in is stored as spam, without a mail', async () => {
    const before = (await backend.mails()).length;
    expect((await send({ website: 'https://spam.example' })).statusCode).toBe(201);
    expect(await stored()).toMatchObject([{ status: 'spam' }]);
    expect(await backend.mails()).toHaveLength(before);
  });

  it.each([
    ['name', { name: '  ' }, /Enter your name/],
    ['email', { email: 'mia@example' }, /such as sam@example.com/],
    ['phone', { phone: '12345' }, /such as 0491 570 006/],
    ['message', { message: '\n ' }, /Write a message/],
    ['message', { message: 'x'.repeat(10_000) }, /at most 4,000 characters/],
    ['message', { message: 'a\u0007b' }, /invisible characters/],
    ['name', { name: 'Mia \u202egnp.exe' }, /invisible characters/],
    ['name', { name: 'Mia\r\nBcc: all@example.com' }, /on one line/],
    ['email', { email: 'mia@example.com\r\nBcc: x@example.com' }, /such as sam@example.com/],
    ['reasons[0]', { reasons: ['everything'] }, /./],
  ])('with a malicious or missing %s is rejected at that field: %j', async (propertyPath, change, message) => {
    const response = await send(change);
    expect(response.statusCode).toBe(422);
    expect(response.json().violations).toEqual([
      expect.objectContaining({ propertyPath, message: expect.stringMatching(message) }),
    ]);
    expect(await stored()).toEqual([]);
  });

  it('with a NUL character is rejected', async () => {
    expect((await send({ message: 'a\0b' })).statusCode).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{7*7}} 👩‍👩‍👧 ‘quotes’', 'שלום 你好 Ž'])(
    'keeps %s as text in reply and mail',
    async (text) => {
      expect((await send({ name: text, message: text })).statusCode).toBe(201);
      expect(await stored()).toMatchObject([{ name: text, message: text }]);
      const mail = await latestMail();
      expect(mail?.text).toContain(text);
      expect(mail?.html).toBeUndefined();
      expect(mail?.subject).toContain(text);
    },
  );

  it('is accepted for public listings on the market only', async () => {
    const of = async (status: 'draft' | 'sold' | 'underOffer' | 'withdrawn') => {
      const { id } = await backend.insert.listing({ ownerId: olivia.id, status });
      return (await send({ listing: `/api/listings/${id}` })).statusCode;
    };
    expect(await of('draft')).toBe(422);
    expect(await of('withdrawn')).toBe(422);
    expect(await of('sold')).toBe(409);
    expect(await of('underOffer')).toBe(201);
    expect((await send({ listing: `/api/listings/${randomUUID()}` })).statusCode).toBe(422);
  });

  it('gets 429 when too many come from one IP address', async () => {
    const strict = await testBackend({ enquiriesPerHour: 2 });
    try {
      const ask = () => strict.inject({ method: 'POST', url: '/api/enquiries', payload: {} });
      await ask();
      await ask();
      const response = await ask();
      expect([response.statusCode, response.json().code]).toEqual([429, 'too-many-requests']);
    } finally {
      await strict.close();
    }
  });
});

describe('the owner', () => {
  const anEnquiry = (values: object = {}) =>
    backend.insert.enquiry({ ownerId: olivia.id, propertyId, listingId, ...values });

  it('replies by mail, which sets the status to replied', async () => {
    const { id } = await anEnquiry({ email: 'mia@example.com', message: 'When?\nSaturday?' });
    const url = `/api/enquiries/${id}/replies`;
    const response = await backend.inject({ method: 'POST', url, payload: { message: 'At ten.' } }, olivia);
    expect(response.json()).toMatchObject({ status: 'replied', replies: [{ message: 'At ten.' }] });
    expect(await latestMail()).toMatchObject({
      to: 'mia@example.com',
      replyTo: 'sam@example.com',
      subject: 'Re: your enquiry about 12A/3–5 Bridge Road, Richmond VIC 3121',
      text: expect.stringMatching(/At ten\.[\s\S]+> When\?\n> Saturday\?/),
    });
  });

  it('never sees a hidden street in a reply', async () => {
    const hidden = await backend.insert.listing({ ownerId: olivia.id, streetHidden: true });
    const { id } = await anEnquiry({ listingId: hidden.id, propertyId: hidden.propertyId });
    const url = `/api/enquiries/${id}/replies`;
    await backend.inject({ method: 'POST', url, payload: { message: 'Hello' } }, olivia);
    expect(JSON.stringify(await latestMail())).not.toContain('Bridge Road');
  });

  it('closes and reopens an enquiry; one with replies becomes replied again', async () => {
    const { id } = await anEnquiry({ replies: ['At ten.'] });
    const url = `/api/enquiries/${id}`;
    const patch = async (status: string) =>
      (await backend.inject({ method: 'PATCH', url, payload: { status } }, olivia)).json().status;
    expect(await patch('closed')).toBe('closed');
    expect(await patch('new')).toBe('replied');
    expect(await patch('spam')).toBe('spam');
    const stale = { method: 'PATCH', url, payload: { status: 'new' }, headers: { 'if-match': '"1"' } } as const;
    expect((await backend.inject(stale, olivia)).statusCode).toBe(412);
  });

  it('lists only their own, by property and by status', async () => {
    const mine = await anEnquiry();
    const ids = async (query: string, as = olivia) =>
      (await backend.inject({ url: `/api/enquiries?${query}` }, as)).json().member.map(({ id }: { id: string }) => id);
    expect(await ids(`property.id=${mine.propertyId}`)).toEqual([mine.id]);
    expect(await ids(`property.id=${mine.propertyId}&status[]=closed&status[]=spam`)).toEqual([]);
    expect(await ids(`property.id=${mine.propertyId}`, jack)).toEqual([]);
  });
});
