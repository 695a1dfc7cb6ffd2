import { type InboxItem, type InboxKind, inboxKind } from 'shared-contract/inbox/inbox';
import { amountLabel } from 'shared-contract/offer/offer-labels';
import { addresses } from 'shared-contract/page/addresses';
import { isKnown } from 'shared-contract/wire/open-enum';
import { namesLabel } from '../applications/application-labels.ts';
import { tabOf, tabPath } from '../enquiries/enquiry-tab.ts';

/** The names of the filters. */
export const kindLabels: Record<InboxKind, string> = {
  enquiry: 'Enquiries',
  offer: 'Offers',
  application: 'Applications',
};

/** Who sent it. A withdrawn application has no names, because its content was destroyed. */
export const senderLabel = ({ names }: Pick<InboxItem, 'names'>): string =>
  names.length === 0 ? 'Withdrawn application' : namesLabel(names);

/** What it is: "Offer of $790,000". */
export function kindLabel({ kind, offered, names }: Pick<InboxItem, 'kind' | 'offered' | 'names'>): string {
  if (kind === 'enquiry') return 'Enquiry';
  if (kind === 'offer') return offered ? `Offer of ${amountLabel(offered)}` : 'Offer';
  if (kind === 'application') return names.length > 1 ? `Application, ${names.length} adults` : 'Application';
  return 'Message';
}

/** The page where the owner reads and answers it. A kind of a later release leads to the property. */
export function itemUrl({ kind, id, status, property, listing }: InboxItem): string {
  if (!isKnown(inboxKind, kind)) return addresses.property(property.id);
  switch (kind) {
    case 'enquiry':
      return tabPath[tabOf({ status })](property.id, id);
    case 'offer':
      return addresses.listingOffers(property.id, listing.id, id);
    case 'application':
      return addresses.application(property.id, id);
  }
}

/** True when the status alone does not say that an answer is due: "Pending" needs the explanation, "New" does not. */
export const needsExplanation = ({ status, needsAnswer }: Pick<InboxItem, 'status' | 'needsAnswer'>): boolean =>
  needsAnswer && (status === 'pending' || status === 'shortlisted');

/** Returns "1 message needs an answer" or "5 messages need an answer". */
export const waitingLabel = (count: number): string =>
  count === 1 ? '1 message needs an answer' : `${count.toLocaleString('en-AU')} messages need an answer`;
