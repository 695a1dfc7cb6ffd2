import { localDateIn } from 'shared-contract/date/local-date';
import { type OfferInput, offerInput, offerReceipt } from 'shared-contract/offer/offer';
import { acceptsOffers, newOfferKindsOf, offerKindsOf } from 'shared-contract/offer/offer-rules';
import type { Violation } from 'shared-contract/wire/problem';
import { offerViolations } from 'tenancy-law/offer/offer-violations';
import { toE164 } from '../customer-users/phone-number.ts';
import { created } from '../http/json-ld.ts';
import { idOf } from '../http/parameters.ts';
import { conflict, invalid, requireValid } from '../http/problem.ts';
import { guestRoute } from '../http/route.ts';
import { listingPath } from '../listings/listing-resource.ts';
import { endOfDay } from './end-of-day.ts';
import { sendOfferMails } from './offer-mails.ts';
import { offerPath, receiptResource } from './offer-resource.ts';
import { offerRulesInput } from './offer-rules-input.ts';
import { findOfferById, findOfferedListing, insertOffer, lockOfferedListing } from './offer-store.ts';

export const makeOffer = guestRoute('POST', offerPath, {
  summary: 'Makes an offer on a listing, with or without signing in. Buyer and owner get an email.',
  body: offerInput,
  response: offerReceipt,
  status: 201,
  rateLimit: ({ offersPerHour }) => ({ max: offersPerHour, timeWindow: '1 hour' }),
  async handler({ database, owner: visitor, body, now, mail, config }) {
    const listingId = idOf(body.listing, listingPath);
    await lockOfferedListing(database, listingId);
    const offered = await findOfferedListing(database, listingId);
    if (!offered || !acceptsOffers(offered.listing.status)) {
      throw invalid({ propertyPath: 'listing', message: 'This listing no longer accepts offers.', code: 'closed' });
    }
    if (visitor?.id === offered.listing.ownerId) {
      throw conflict('own-listing', 'You can’t make an offer on your own listing.');
    }
    const { timeZone } = offered.property;
    const { buyer, solicitor, violations } = normalizePhones(body);
    const listing = offerRulesInput(offered, 'public');
    if (offerKindsOf(listing.type).includes(body.terms.kind) && !newOfferKindsOf(listing).includes(body.terms.kind)) {
      const message = 'Homes to rent take applications. Apply to rent instead.';
      throw invalid({ propertyPath: 'terms.kind', message, code: 'apply' });
    }
    requireValid([...violations, ...offerViolations(body, listing, localDateIn(timeZone, now))]);

    const expiresAt = endOfDay(body.expiresOn, timeZone);
    const known = await findOfferById(database, body.id);
    if (known) {
      // The buyer sent the same offer before, because the response was lost or the buyer clicked twice. Returns the
      // receipt again.
      const repeated = known.listingId === offered.listing.id && known.buyer.email === buyer.email;
      if (repeated) return created(receiptResource(known));
      throw conflict('id-taken', 'Another offer uses this id. Send a new UUID.');
    }
    const { id, terms, message } = body;
    const at = now.toISOString();
    const offer = await insertOffer(database, {
      id,
      ownerId: offered.listing.ownerId,
      listingId: offered.listing.id,
      buyerId: visitor?.id ?? null,
      status: 'pending',
      terms,
      buyer,
      solicitor,
      message,
      expiresAt,
      history: [{ at, by: 'buyer', status: 'pending', terms, message, expiresAt: expiresAt.toISOString() }],
      createdAt: now,
      updatedAt: now,
    });
    await sendOfferMails('submitted', { database, mail, config, offered, offer, message, now });
    return created(receiptResource(offer));
  },
});

/** Converts phone numbers to E.164, such as `+61412345678`, and returns a violation for each invalid one (V7). */
function normalizePhones({ buyer, solicitor }: OfferInput) {
  const violations: Violation[] = [];
  const stored = (path: string, typed: string | undefined) => {
    if (typed === undefined) return {};
    const phone = toE164(typed);
    if (phone !== null) return { phone };
    violations.push({
      propertyPath: `${path}.phone`,
      message: 'Enter a valid phone number, such as 0491 570 006 or +64 21 123 4567.',
      code: 'phone',
    });
    return {};
  };
  return {
    buyer: { ...buyer, ...stored('buyer', buyer.phone) },
    solicitor: solicitor ? { ...solicitor, ...stored('solicitor', solicitor.phone) } : null,
    violations,
  };
}
