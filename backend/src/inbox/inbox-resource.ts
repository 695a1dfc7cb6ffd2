import { type InboxItem, maxExcerptLength } from 'shared-contract/inbox/inbox';
import { listingPath } from '../listings/listing-resource.ts';
import { propertyReference } from '../properties/property-resource.ts';
import type { InboxRow } from './inbox-store.ts';

/** Returns the JSON of an item. `names` are those of the adults of an application. */
export function inboxItemResource(row: InboxRow, names: readonly string[]): InboxItem {
  const { kind, id, status, needsAnswer, sender, message, terms, sentAt, property, listing } = row;
  return {
    kind,
    id,
    status,
    needsAnswer,
    names: sender === null ? [...names] : [sender],
    excerpt: excerptOf(message),
    offered: terms && { kind: terms.kind, amount: terms.amount },
    sentAt: new Date(sentAt).toISOString(),
    property: propertyReference(property),
    listing: { '@id': `${listingPath}/${listing.id}`, ...listing },
  };
}

/** Returns the start of a text in one line, cut between two words and never within a character. */
function excerptOf(message: string): string {
  const line = message.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= maxExcerptLength) return line;
  const start = line.slice(0, maxExcerptLength - 1).replace(/[\ud800-\udbff]$/, '');
  const lastSpace = start.lastIndexOf(' ');
  return `${lastSpace > maxExcerptLength / 2 ? start.slice(0, lastSpace) : start}…`;
}
