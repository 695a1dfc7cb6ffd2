import { offerLinkInput } from 'shared-contract/offer/offer';
import { noContent } from '../http/json-ld.ts';
import { guestRoute } from '../http/route.ts';
import { sendOfferLinks } from './send-offer-links.ts';

/** For buyers who have lost the mail. Anyone can ask, so the response is the same with and without an offer. */
export const requestOfferLinks = guestRoute('POST', '/api/offer-link-requests', {
  summary: 'Emails a buyer new links to their offers. Reveals nothing about them.',
  body: offerLinkInput,
  response: null,
  status: 204,
  isReplaySafe: true,
  rateLimit: ({ offersPerHour }) => ({ max: offersPerHour, timeWindow: '1 hour' }),
  async handler({ body, ...context }) {
    await sendOfferLinks(context, body.email);
    return noContent();
  },
});
