import type { InboxItem } from 'shared-contract/inbox/inbox';
import { stateOfInbox } from 'shared-ui';
import { MessageRow } from '../message-row/message-row.tsx';
import { itemUrl, kindLabel, needsExplanation, senderLabel } from './inbox-labels.ts';

/**
 * One message. Its link covers the whole row and leads to the page where the owner answers it. `listUrl` is the URL of
 * this list.
 */
export function InboxRow({ item, listUrl }: { item: InboxItem; listUrl: string }) {
  const { kind, status, needsAnswer, excerpt, sentAt, property, listing } = item;
  return (
    <MessageRow
      kind={kind}
      status={status}
      title={senderLabel(item)}
      to={itemUrl(item)}
      linkState={stateOfInbox(listUrl)}
      sentAt={sentAt}
      isWaiting={needsAnswer}
      due={needsExplanation(item) ? 'Needs an answer' : undefined}
      what={kindLabel(item)}
      excerpt={excerpt}
    >
      {property.fullAddress}
      {listing.headline !== '' && ` · ${listing.headline}`}
    </MessageRow>
  );
}
