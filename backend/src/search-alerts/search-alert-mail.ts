import { addresses } from 'shared-contract/page/addresses';
import type { BackendConfig } from '../config.ts';
import type { CardCache } from '../mail/listing-cards.ts';
import type { MailMessage } from '../mail/mail.ts';
import { renderListingMail } from '../mail/render-listing-mail.ts';
import { unsubscribeLinks } from '../unsubscribe/unsubscribe-links.ts';
import type { DueSearch } from './search-alert-store.ts';

/** More listings are only counted. Mail programs cut off mails above about 100 KB. */
export const maxCardsPerMail = 12;

/** Returns the mail with new listings. Its subject contains nothing that the user has typed. */
export function searchAlertMail(
  config: BackendConfig,
  { ownerId, id, name, email }: DueSearch,
  listingIds: readonly string[],
  cards: CardCache,
): MailMessage {
  const shown = listingIds.slice(0, maxCardsPerMail).flatMap((listingId) => cards.get(listingId) ?? []);
  const count = listingIds.length;
  const more = count - shown.length;
  const unsubscribe = unsubscribeLinks(config, { kind: 'search', ownerId, savedSearchId: id });
  return {
    to: email,
    subject:
      count === 1 ? 'A new property matches your saved search' : `${count} new properties match your saved search`,
    unsubscribeUrl: unsubscribe.oneClick,
    ...renderListingMail(config, {
      opening: `${count === 1 ? 'A new property matches' : `${count} new properties match`} “${name}”.`,
      cards: shown,
      link: {
        label: more > 0 ? `See ${more} more in your saved searches` : 'Open your saved searches',
        url: config.publicOrigin + addresses.savedSearches(),
      },
      reason: `You get this email because alerts are on for “${name}”. Change how often in your saved searches.`,
      unsubscribeUrl: unsubscribe.page,
    }),
  };
}
