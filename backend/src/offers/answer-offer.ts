import { localDateIn } from 'shared-contract/date/local-date';
import { rentRefusal } from 'tenancy-law/offer/offer-violations';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { conflict, notFound } from '../http/problem.ts';
import { updateListing } from '../listings/listing-store.ts';
import type { Mail } from '../mail/mail.ts';
import { updateOwn } from '../owned-rows/owned-rows.ts';
import { changeOffer, listingStatusAfter, type OfferAnswer } from './change-offer.ts';
import { type OfferStep, sendOfferMails } from './offer-mails.ts';
import { offerRulesInput } from './offer-rules-input.ts';
import { findOfferedListing, hasOtherAcceptedOffer, lockOffer, type OfferedRow, type OfferRow } from './offer-store.ts';
import { offers } from './offer-table.ts';

type AnswerContext = { database: Database; mail: Mail; config: BackendConfig; now: Date };
export type LockedOffer = { offer: OfferRow; offered: OfferedRow };

/**
 * Locks an offer and its listing until the transaction ends, and returns both.
 * @throws Problem 404 when there is no offer
 */
export async function findLockedOffer(database: Database, found: OfferRow | null | undefined): Promise<LockedOffer> {
  const offer = found && (await lockOffer(database, found));
  const offered = offer && (await findOfferedListing(database, offer.listingId));
  if (!offered) throw notFound();
  return { offer, offered };
}

/**
 * Stores the decision of the buyer or owner, updates the listing's status and sends the mails.
 * @throws Problem 409 when the decision is not allowed
 */
export async function answerOffer(
  { offer, offered }: LockedOffer,
  answer: OfferAnswer,
  on: AnswerContext,
): Promise<OfferRow> {
  const { database, mail, config, now } = on;
  const scope = { database, now, owner: { id: offer.ownerId } };
  const changed = changeOffer(offer, answer, { now, listing: offered.listing.status });
  if (!changed.ok) throw conflict(changed.code, changed.detail);
  if (answer.status === 'accepted') await requireAcceptable(database, { offer, offered }, answer.by, now);

  const answered = await updateOwn(scope, offers, offer.id, changed.next);
  const status = listingStatusAfter(offered.listing.status, offer.status, answered.status);
  if (status) await updateListing(scope, offer.listingId, { status });
  const step = mailStepOf(answer);
  const { message } = answer;
  if (step) await sendOfferMails(step, { database, mail, config, offered, offer: answered, message, now });
  return answered;
}

const otherAccepted: Record<OfferAnswer['by'], string> = {
  owner: 'Another offer on this listing is already accepted. Mark it as fallen through first.',
  buyer: 'Another offer was accepted first. Yours stays open in case that one falls through.',
};

async function requireAcceptable(
  database: Database,
  { offer, offered }: LockedOffer,
  by: OfferAnswer['by'],
  now: Date,
): Promise<void> {
  const today = localDateIn(offered.property.timeZone, now);
  const refusal = rentRefusal(offer.terms, offerRulesInput(offered, 'owner'), today);
  if (refusal) throw conflict('rent-bidding', refusal);
  if (await hasOtherAcceptedOffer(database, offer)) throw conflict('other-accepted', otherAccepted[by]);
}

function mailStepOf({ by, status }: OfferAnswer): OfferStep | null {
  if (by === 'owner') {
    if (status === 'accepted') return 'acceptedByOwner';
    if (status === 'rejected') return 'declinedByOwner';
    return status === 'countered' ? 'counteredByOwner' : null;
  }
  if (status === 'accepted') return 'acceptedByBuyer';
  return status === 'withdrawn' ? 'withdrawnByBuyer' : null;
}
