import { applicationLinkInput } from 'shared-contract/application/application';
import { noContent } from '../http/json-ld.ts';
import { idOf } from '../http/parameters.ts';
import { guestRoute } from '../http/route.ts';
import { listingPath } from '../listings/listing-resource.ts';
import { findAdultsOfListing } from './application-store.ts';
import { isSameEmail } from './same-person.ts';
import { unsealApplicant } from './sealed-application.ts';
import { sendLinkAgain } from './send-link-again.ts';

/**
 * For adults who have lost the mail. The response is the same whether the address has an application or not, because
 * anyone can ask. Email addresses are encrypted, so the applications for one listing are searched, all of them in every
 * case.
 */
export const requestApplicationLinks = guestRoute('POST', '/api/application-link-requests', {
  summary: 'Emails an adult a new link to each of their applications for a listing. Reveals nothing about them.',
  body: applicationLinkInput,
  response: null,
  status: 204,
  isReplaySafe: true,
  rateLimit: ({ offersPerHour }) => ({ max: offersPerHour, timeWindow: '1 hour' }),
  async handler({ database, body, now, mail, config }) {
    const adults = await findAdultsOfListing(database, idOf(body.listing, listingPath));
    const own = adults.filter(({ adult }) => isSameEmail(unsealApplicant(config, adult).email, body.email));
    for (const { adult } of own) await sendLinkAgain('linkRequested', { database, mail, config, now }, adult);
    return noContent();
  },
});
