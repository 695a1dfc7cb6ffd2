import { localDateIn } from 'shared-contract/date/local-date';
import { type OfferPatch, offer, offerPatch } from 'shared-contract/offer/offer';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { offerViolations } from 'tenancy-law/offer/offer-violations';
import * as z from 'zod/mini';
import { item, replyWithPage } from '../http/json-ld.ts';
import { idParameter, pageParameter } from '../http/parameters.ts';
import { requireVersion } from '../http/preconditions.ts';
import { requireFound, requireValid } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { findOwn } from '../owned-rows/owned-rows.ts';
import { answerOffer, findLockedOffer } from './answer-offer.ts';
import type { OfferAnswer } from './change-offer.ts';
import { endOfDay } from './end-of-day.ts';
import { offerPath, offerResource } from './offer-resource.ts';
import { offerRulesInput } from './offer-rules-input.ts';
import { findOffers, type OfferedRow } from './offer-store.ts';
import { offers } from './offer-table.ts';

const listOffers = ownerRoute('GET', offerPath, {
  summary: 'The offers on the owner’s listings, newest first, filtered by `listing.id` and `property.id`.',
  query: z.object({
    'listing.id': z.optional(idParameter),
    'property.id': z.optional(idParameter),
    page: pageParameter,
  }),
  response: collectionOf(offer),
  async handler(context) {
    const { 'listing.id': listingId, 'property.id': propertyId } = context.query;
    const found = findOffers(context, { listingId, propertyId });
    return replyWithPage('Offer', context, found, (row) => offerResource(row, context.now));
  },
});

const getOffer = ownerRoute('GET', `${offerPath}/:id`, {
  summary: 'One offer on a listing of the owner.',
  response: offer,
  async handler({ params, ...scope }) {
    const row = requireFound(await findOwn(scope, offers, params.id));
    return item(offerResource(row, scope.now), row.version);
  },
});

const patchOffer = ownerRoute('PATCH', `${offerPath}/:id`, {
  summary: 'The owner’s answer: accepts an offer, which puts the listing under offer, counters or declines it.',
  body: offerPatch,
  response: offer,
  ifMatchRequired: true,
  async handler({ params, body, ...context }) {
    const locked = await findLockedOffer(context.database, await findOwn(context, offers, params.id));
    requireVersion(context.ifMatch, locked.offer.version);
    const answer = answerOf(body, locked.offered, context.now);
    const answered = await answerOffer(locked, answer, context);
    return item(offerResource(answered, context.now), answered.version);
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
