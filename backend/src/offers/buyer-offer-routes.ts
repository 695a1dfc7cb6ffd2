import { buyersOffer, offerAnswerInput, offerViewInput } from 'shared-contract/offer/offer';
import type { Database } from '../database/database.ts';
import { item } from '../http/json-ld.ts';
import { etagOf, requireVersion } from '../http/preconditions.ts';
import { notFound } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { answerOffer, lockedOffer } from './answer-offer.ts';
import { buyersOfferResource } from './offer-resource.ts';
import { type OfferRow, offerByToken, offeredListing } from './offer-store.ts';

/** 256 bits cannot be guessed; this keeps trying cheap for us. */
const rateLimit = () => ({ max: 120, timeWindow: '1 minute' });

const viewOffer = route({
  method: 'POST',
  path: '/api/offer-views',
  access: 'public',
  summary: 'The offer behind a mailed link, for its buyer. The token is in the body, where no log keeps it.',
  body: offerViewInput,
  response: buyersOffer,
  cacheControl: 'no-store',
  changesNothing: true,
  rateLimit,
  async handler({ database, body, now }) {
    const row = await offerByToken(database, body.token);
    if (!row) throw notFound();
    return buyersAnswer(database, row, now);
  },
});

const answerCounterOffer = route({
  method: 'POST',
  path: '/api/offer-answers',
  access: 'guest',
  summary: 'The buyer’s answer: accepts the counter-offer, which puts the listing under offer, or withdraws.',
  body: offerAnswerInput,
  response: buyersOffer,
  rateLimit,
  async handler({ database, body, now, mail, config }) {
    const locked = await lockedOffer(database, await offerByToken(database, body.token));
    requireVersion({ kind: 'tags', tags: [etagOf(body.version)] }, locked.offer.version);
    const { status, message } = body;
    const answered = await answerOffer(locked, { by: 'buyer', status, message }, { database, mail, config, now });
    return buyersAnswer(database, answered, now);
  },
});

async function buyersAnswer(database: Database, row: OfferRow, now: Date) {
  const offered = await offeredListing(database, row.listingId);
  if (!offered) throw notFound();
  return item(buyersOfferResource(row, offered, now));
}

export const buyerOfferRoutes: Route[] = [viewOffer, answerCounterOffer];
