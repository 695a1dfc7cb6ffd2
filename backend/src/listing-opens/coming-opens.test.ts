import { afterAll, beforeAll, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { type TestBackend, testBackend } from '../testing/index.ts';

const olivia = { id: '54000000-0000-4000-8000-000000000001' };
const now = new Date('2026-11-23T00:00:00Z');
const opensOn = (...days: number[]) =>
  days.map((day) => ({
    startAt: new Date(Date.UTC(2026, 10, day, 23)),
    endAt: new Date(Date.UTC(2026, 10, day, 23, 30)),
  }));

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());

const aListing = async (values: object) => (await backend.insert.listing({ ownerId: olivia.id, ...values })).id;
const coming = async (...ids: string[]) =>
  (await backend.inject({ url: `/api/listing-opens?${ids.map((id) => `listing[]=${id}`).join('&')}` })).json().member;
const calendar = (ids: string[]) =>
  backend.inject({ url: `/api/open-homes.ics?${ids.map((id) => `open[]=${id}`).join('&')}` });
const summariesIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => one.getFirstPropertyValue('summary'));

it('lists the future open homes of advertised listings by time, as visitors see them', async () => {
  const one = await aListing({ opens: opensOn(29, 20) });
  const other = await aListing({ opens: [{ ...opensOn(28)[0], bookable: true, capacity: 2 }] });
  const gone = await aListing({ status: 'withdrawn', opens: opensOn(28) });
  await aListing({ opens: opensOn(28) });
  const found = await coming(one, other, gone, `/api/listings/${other}`, 'x');
  expect(found).toMatchObject([
    { listing: `/api/listings/${other}`, bookable: true, placesLeft: 2 },
    { listing: `/api/listings/${one}`, startAt: '2026-11-29T23:00:00.000Z' },
  ]);
  expect(found[0]).not.toHaveProperty('booked');
  expect(await coming()).toEqual([]);
  const tooMany = await backend.inject({ url: `/api/listing-opens?${'listing[]=x&'.repeat(101)}` });
  expect(tooMany.statusCode).toBe(400);
});

it('puts chosen open homes of several listings into one calendar, without a hidden street', async () => {
  const street = (streetAddress: string) => ({ property: { streetAddress } });
  const ids = [
    await aListing({ opens: opensOn(29), ...street('7 Swan Street') }),
    await aListing({ opens: opensOn(28), ...street('9 Hidden Lane'), streetHidden: true }),
    await aListing({ opens: opensOn(28), status: 'sold' }),
    await aListing({ opens: opensOn(20) }),
  ];
  const opens = (await coming(...ids)).map(({ id }: { id: string }) => id);
  const reply = await calendar(opens);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(summariesIn(reply.body)).toEqual(['Open home: Richmond', 'Open home: 7 Swan Street']);
  expect(reply.body).not.toContain('Hidden Lane');
  expect((await calendar(['x'])).statusCode).toBe(404);
  expect((await calendar([])).statusCode).toBe(404);
});

it('puts the time of a visit into the calendar when it is inside the open home', async () => {
  const ids = [await aListing({ opens: opensOn(28) }), await aListing({ opens: opensOn(29) })];
  const [one, other] = (await coming(...ids)).map(({ id }: { id: string }) => id);
  const timesWith = async (visit: string) => {
    const url = `/api/open-homes.ics?open[]=${other}&visit[]=x&open[]=${one}&visit[]=${visit}`.replace('x', outside);
    const events = new ICAL.Component(ICAL.parse((await backend.inject({ url })).body)).getAllSubcomponents('vevent');
    return events.map((event) =>
      ['dtstart', 'dtend'].map((name) => String(event.getFirstPropertyValue(name)).slice(11)),
    );
  };
  const outside = '2026-11-28T22:55:00.000Z/2026-11-28T23:10:00.000Z';
  const whole = ['10:00:00', '10:30:00'];
  expect(await timesWith('2026-11-28T23:10:00.000Z/2026-11-28T23:25:00Z')).toEqual([['10:10:00', '10:25:00'], whole]);
  expect(await timesWith(outside)).toEqual([whole, whole]);
  expect(await timesWith('2026-99-28T23:10:00Z/2026-11-28T23:25:00Z')).toEqual([whole, whole]);
  const wrong = await backend.inject({ url: `/api/open-homes.ics?open[]=${one}&visit[]=later` });
  expect(wrong.statusCode).toBe(400);
});
