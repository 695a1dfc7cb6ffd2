import { localDateIn } from 'shared-contract/date/local-date';
import { type OfferPatch, offer, offerPatch } from 'shared-contract/offer/offer';
import { offerViolations } from 'shared-contract/offer/offer-rules';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { collectionPage, item } from '../http/json-ld.ts';
import { idParameter, idParams, pageParameter, pageRange } from '../http/parameters.ts';
import { requireVersion } from '../http/preconditions.ts';
import { requireFound, requireValid } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { answerOffer, findLockedOffer, type OfferAnswer } from './answer-offer.ts';
import { endOfDay } from './end-of-day.ts';
import { offerPath, offerResource } from './offer-resource.ts';
import { offerRulesInput } from './offer-rules-input.ts';
import { countOffers, findOffer, findOffers, type OfferedRow } from './offer-store.ts';

const listOffers = route({
  method: 'GET',
  path: offerPath,
  access: 'owner',
  summary: 'The offers on the owner’s listings, newest first, filtered by `listing.id` and `property.id`.',
  query: z.object({
    'listing.id': z.optional(idParameter),
    'property.id': z.optional(idParameter),
    page: pageParameter,
  }),
  response: collectionOf(offer),
  async handler({ database, owner, query, request, now }) {
    const filter = { listingId: query['listing.id'], propertyId: query['property.id'] };
    const rows = await findOffers(database, owner, filter, pageRange(query.page));
    const totalItems = await countOffers(database, owner, filter);
    return collectionPage('Offer', request, {
      page: query.page,
      totalItems,
      member: rows.map((row) => offerResource(row, now)),
    });
  },
});

const getOffer = route({
  method: 'GET',
  path: `${offerPath}/:id`,
  access: 'owner',
  summary: 'One offer on a listing of the owner.',
  params: idParams,
  response: offer,
  async handler({ database, owner, params, now }) {
    const row = requireFound(await findOffer(database, owner, params.id));
    return item(offerResource(row, now), row.version);
  },
});

const patchOffer = route({
  method: 'PATCH',
  path: `${offerPath}/:id`,
  access: 'owner',
  summary: 'The owner’s answer: accepts an offer, which puts the listing under offer, counters or declines it.',
  params: idParams,
  body: offerPatch,
  response: offer,
  ifMatchRequired: true,
  async handler({ database, owner, params, body, ifMatch, now, mail, config }) {
    const locked = await findLockedOffer(database, await findOffer(database, owner, params.id));
    requireVersion(ifMatch, locked.offer.version);
    const answer = answerOf(body, locked.offered, now);
    const answered = await answerOffer(locked, answer, { database, mail, config, now });
    return item(offerResource(answered, now), answered.version);
  },
});

function answerOf(body: OfferPatch, offered: OfferedRow, now: Date): OfferAnswer {
  const { status, message } = body;
  if (status !== 'countered') return { by: 'owner', status, message };
  const { timeZone } = offered.property;
  requireValid(offerViolations(body, offerRulesInput(offered, 'owner'), localDateIn(timeZone, now)));
  const counter = { terms: body.terms, expiresAt: endOfDay(body.expiresOn, timeZone) };
  return { by: 'owner', status, message, counter };
}

export const ownerOfferRoutes: Route[] = [listOffers, getOffer, patchOffer];
