import { afterAll, expect, it } from '@jest/globals';
import { guestHeaders, testBackend } from '../testing/index.ts';
import { offerApi } from './testing/offer-api.ts';
import { olivia, tokenIn } from './testing/offer-builders.ts';

const { backend, aSale, view, mailsTo, setNow, aGuest } = await offerApi();
afterAll(() => backend.close());

const start = Date.parse('2026-11-21T00:00:00Z');
let hours = 0;
/** Moves the clock to the next full hour. */
const later = () => {
  hours += 1;
  setNow(new Date(start + hours * 3_600_000));
};
const guest = await aGuest();
const ask = (email: string) =>
  backend.inject({ method: 'POST', url: '/api/offer-link-requests', payload: { email } }, guest);

let buyers = 0;
async function anOffer(email = `buyer-${++buyers}@example.com`) {
  const { id: listingId } = await aSale();
  const buyer = { name: 'Zoë Žižka', email };
  const offer = await backend.insert.offer({ ownerId: olivia.id, listingId, buyer, createdAt: new Date(start) });
  return { ...offer, email };
}

it('emails new links to all offers of an address in one mail, and earlier links stay valid', async () => {
  const first = await anOffer();
  const second = await anOffer(first.email);
  later();
  expect((await ask(` ${first.email.toUpperCase()} `)).statusCode).toBe(204);
  const [mail, ...others] = await mailsTo(first.email);
  expect([mail?.subject, others]).toEqual(['Your links to your offers', []]);
  const tokens = [...(mail?.text ?? '').matchAll(/Richmond VIC 3121: \$790,000\n\S+(?=\n)/g)].map(([line]) =>
    tokenIn(`${line}\n`),
  );
  const views = await Promise.all([...tokens, first.token, second.token].map((token) => view(token)));
  expect(views.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(views.slice(0, 2).map(({ body }) => body.id))).toEqual(new Set([first.id, second.id]));
});

it('gives the same response for an address without an offer, and sends nothing', async () => {
  const { email } = await anOffer();
  later();
  const [known, unknown] = [await ask(email), await ask('unknown@example.com')];
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  expect(await mailsTo('unknown@example.com')).toEqual([]);
  expect((await ask('no address')).statusCode).toBe(422);
});

it('does not flood an address', async () => {
  const { email } = await anOffer();
  later();
  await Promise.all([1, 2, 3].map(() => ask(email)));
  await ask(email);
  expect(await mailsTo(email)).toHaveLength(1);
  later();
  await ask(email);
  expect(await mailsTo(email)).toHaveLength(2);
});

it('limits the requests of an hour', async () => {
  const strict = await testBackend({ offersPerHour: 2 });
  try {
    const visitor = await guestHeaders(strict);
    const statuses = [];
    for (const number of [1, 2, 3]) {
      const payload = { email: `lost-${number}@example.com` };
      statuses.push(
        (await strict.inject({ method: 'POST', url: '/api/offer-link-requests', payload }, visitor)).statusCode,
      );
    }
    expect(statuses).toEqual([204, 204, 429]);
  } finally {
    await strict.close();
  }
});
