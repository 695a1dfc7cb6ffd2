import { formatPhone } from 'shared-contract/contact/person-contact';
import { amountLabel, notBindingNotice, offererLabels, termsLines } from 'shared-contract/offer/offer-labels';
import { addresses } from 'shared-contract/page/addresses';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { summaryResource } from '../listings/listing-resource.ts';
import type { Mail } from '../mail/mail.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { createOfferLink, hasOtherAcceptedOffer, type OfferedRow, type OfferRow } from './offer-store.ts';

/** What happened to the offer. This decides which mails are sent, and their text. */
export type OfferStep =
  | 'submitted'
  | 'counteredByOwner'
  | 'acceptedByOwner'
  | 'declinedByOwner'
  | 'acceptedByBuyer'
  | 'withdrawnByBuyer'
  | 'sold'
  | 'leased'
  | 'expired';

type OfferMailContext = {
  database: Database;
  mail: Mail;
  config: Pick<BackendConfig, 'publicOrigin'>;
  offered: OfferedRow;
  offer: OfferRow;
  message: string;
  now: Date;
};

type TemplateValues = { place: string; amount: string; offerer: string };
type MailTemplate = { subject: (what: TemplateValues) => string; opening: string | ((what: TemplateValues) => string) };

const toBuyer: Record<OfferStep, MailTemplate | null> = {
  submitted: {
    subject: ({ place }) => `Your offer for ${place}`,
    opening: 'We’ve passed on your offer and we’ll email you the answer. Here’s your copy.',
  },
  counteredByOwner: {
    subject: ({ place, amount }) => `Counter-offer for ${place}: ${amount}`,
    opening: 'You have a counter-offer. You can accept it or withdraw your offer.',
  },
  acceptedByOwner: {
    subject: ({ place }) => `Your offer for ${place} was accepted`,
    opening: 'Good news: your offer has been accepted. The next step is a written contract or agreement.',
  },
  declinedByOwner: {
    subject: ({ place }) => `Your offer for ${place} was declined`,
    opening: 'Your offer wasn’t accepted this time. You can make another one while the property is listed.',
  },
  acceptedByBuyer: {
    subject: ({ place }) => `You accepted the counter-offer for ${place}`,
    opening: 'We’ve let the owner or agent know. The next step is a written contract or agreement.',
  },
  withdrawnByBuyer: {
    subject: ({ place }) => `You withdrew your offer for ${place}`,
    opening: 'We’ve let the owner or agent know.',
  },
  sold: {
    subject: ({ place }) => `${place} has been sold`,
    opening: 'This property has been sold, so your offer is closed. Thanks for your interest.',
  },
  leased: {
    subject: ({ place }) => `${place} has been leased`,
    opening: 'This home has been leased, so your offer is closed. Thanks for your interest.',
  },
  expired: {
    subject: ({ place }) => `Your offer for ${place} has expired`,
    opening: 'It wasn’t accepted by its expiry date. You can make another offer while the property is listed.',
  },
};

/** Replaces the opening while another offer is accepted: the server then refuses the buyer's acceptance. */
const counteredAfterOther =
  'You have a counter-offer, but another offer on this property has been accepted. You can only accept the ' +
  'counter-offer if that one falls through. You can wait or withdraw your offer.';

/** As {@link counteredAfterOther}, for the owner's acceptance. */
const submittedAfterOther =
  'You have a new offer, but you’ve accepted another one on this property. You can make a counter-offer or decline ' +
  'this one now. You can only accept it if the other offer falls through.';

const toOwner: Record<OfferStep, MailTemplate | null> = {
  submitted: {
    subject: ({ place, amount }) => `New offer for ${place}: ${amount}`,
    opening: 'You have a new offer. You can accept it, make a counter-offer or decline it.',
  },
  counteredByOwner: null,
  acceptedByOwner: null,
  declinedByOwner: null,
  acceptedByBuyer: {
    subject: ({ place, amount }) => `Your counter-offer for ${place} was accepted: ${amount}`,
    opening: ({ offerer }) =>
      `The ${offerer} has accepted your counter-offer. The listing is now shown as under offer.`,
  },
  withdrawnByBuyer: {
    subject: ({ place }) => `An offer for ${place} was withdrawn`,
    opening: ({ offerer }) => `The ${offerer} has withdrawn this offer.`,
  },
  sold: null,
  leased: null,
  expired: {
    subject: ({ place, amount }) => `An offer for ${place} has expired: ${amount}`,
    opening: ({ offerer }) => `It expired without an agreement. We’ve let the ${offerer} know.`,
  },
};

/**
 * Adds mails for the buyer and the owner to the transaction that changes the offer. Each mail to the buyer contains a
 * new private link to the offer.
 */
export async function sendOfferMails(step: OfferStep, sending: OfferMailContext): Promise<void> {
  const { database, mail, config, offered, offer, now } = sending;
  const [forBuyer, forOwner] = [toBuyer[step], toOwner[step]];
  const isCounter = step === 'counteredByOwner';
  const isNew = step === 'submitted';
  const isOtherAccepted = (isCounter || isNew) && (await hasOtherAcceptedOffer(database, offer));
  if (forBuyer) {
    const template = isCounter && isOtherAccepted ? { ...forBuyer, opening: counteredAfterOther } : forBuyer;
    const link = config.publicOrigin + addresses.offer(await createOfferLink(database, offer.id, now));
    const place = summaryResource({ ...offered, nextOpen: null }, 'public').property.address.fullAddress;
    // Only a counter-offer waits for the buyer.
    const lead = isCounter && !isOtherAccepted ? 'View and answer the offer' : 'View the offer';
    const closing = `${lead}:\n${link}\n\nAnyone with this link can act on your offer, so don’t share it.`;
    await mail.send({
      to: offer.buyer.email,
      ...renderMail(template, { place, offer, message: messageForBuyer(sending, step) }, closing),
    });
  }
  if (forOwner) {
    const link = config.publicOrigin + addresses.listingOffers(offered.property.id, offer.listingId);
    const { name, email, phone } = offer.buyer;
    const from = `From ${[name, email, phone && formatPhone(phone)].filter(Boolean).join(', ')}`;
    const place = fullAddressOf(offered.property);
    const template = isNew && isOtherAccepted ? { ...forOwner, opening: submittedAfterOther } : forOwner;
    // Only a new offer waits for the owner.
    const lead = isNew ? 'Compare and answer offers' : 'View the offers';
    const closing = `${from}\n\n${lead}:\n${link}`;
    await mail.send({
      to: offered.listing.contactEmail ?? offered.ownerEmail,
      replyTo: email,
      ...renderMail(template, { place, offer, message: sending.message }, closing),
    });
  }
}

/**
 * Returns the owner's message, or the buyer's own in the copy of a new offer. After a later decision of the buyer it is
 * empty, because buyers know what they wrote.
 */
function messageForBuyer({ message }: OfferMailContext, step: OfferStep): string {
  return step.endsWith('ByOwner') || step === 'submitted' ? message : '';
}

function renderMail(
  { subject, opening }: MailTemplate,
  { place, offer, message }: { place: string; offer: OfferRow; message: string },
  closing: string,
) {
  const terms = termsLines(offer.terms).map(([label, value]) => `${label}: ${value}`);
  const quoted = message === '' ? [] : ['', ...message.split('\n').map((line) => `> ${line}`)];
  const what = { place, amount: amountLabel(offer.terms), offerer: offererLabels[offer.terms.kind] };
  return {
    subject: subject(what),
    text: [
      typeof opening === 'string' ? opening : opening(what),
      '',
      place,
      ...terms,
      ...quoted,
      '',
      closing,
      '',
      notBindingNotice,
      '',
    ].join('\n'),
  };
}
