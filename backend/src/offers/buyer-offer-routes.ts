import { buyersOffer, offerAnswerInput, offerViewInput } from 'shared-contract/offer/offer';
import type { Database } from '../database/database.ts';
import { item } from '../http/json-ld.ts';
import { etagOf, requireVersion } from '../http/preconditions.ts';
import { requireFound } from '../http/problem.ts';
import { guestRoute, publicRoute, type Route } from '../http/route.ts';
import { answerOffer, findLockedOffer } from './answer-offer.ts';
import { buyerOfferResource } from './offer-resource.ts';
import { findOfferByToken, findOfferedListing, hasOtherAcceptedOffer, type OfferRow } from './offer-store.ts';

/** Protects the server from floods of requests. The tokens need no limit: their 256 bits cannot be guessed. */
const rateLimit = () => ({ max: 120, timeWindow: '1 minute' });

const viewOffer = publicRoute('POST', '/api/offer-views', {
  summary: 'The offer of a mailed link, for its buyer. The token is in the body, which is never logged.',
  body: offerViewInput,
  response: buyersOffer,
  cacheControl: 'no-store',
  readOnly: true,
  rateLimit,
  async handler({ database, body, now }) {
    const row = requireFound(await findOfferByToken(database, body.token));
    return replyWithOffer(database, row, now);
  },
});

const answerCounterOffer = guestRoute('POST', '/api/offer-answers', {
  summary: 'The buyer’s answer: accepts the counter-offer, which puts the listing under offer, or withdraws.',
  body: offerAnswerInput,
  response: buyersOffer,
  rateLimit,
  async handler({ database, body, now, mail, config }) {
    const locked = await findLockedOffer(database, await findOfferByToken(database, body.token));
    requireVersion(etagOf(body.version), locked.offer.version);
    const { status, message } = body;
    const answered = await answerOffer(locked, { by: 'buyer', status, message }, { database, mail, config, now });
    return replyWithOffer(database, answered, now);
  },
});

async function replyWithOffer(database: Database, row: OfferRow, now: Date) {
  const offered = requireFound(await findOfferedListing(database, row.listingId));
  const resource = buyerOfferResource(row, offered, now);
  // Says only that there is one, and only while it prevents the buyer from accepting.
  const isOtherAccepted = resource.status === 'countered' && (await hasOtherAcceptedOffer(database, row));
  return item({ ...resource, isOtherAccepted });
}

export const buyerOfferRoutes: Route[] = [viewOffer, answerCounterOffer];
