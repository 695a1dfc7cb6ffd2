import { Button } from '@mantine/core';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { EmptyState } from 'shared-ui';
import { type InboxSearch, inboxUrl } from './inbox-search.ts';

type NoMessagesProps = {
  search: InboxSearch;
  text: string;
  /** The number of messages without filters, past ones included. */
  received: number;
};

export function NoMessages({ search: { kind, state, property }, text, received }: NoMessagesProps) {
  const icon = <IconInbox size={28} stroke={1.5} />;
  if (received === 0) {
    return (
      <EmptyState
        icon={icon}
        title="No messages yet"
        action={
          <Button component={Link} to={addresses.properties()} variant="default">
            Go to your properties
          </Button>
        }
      >
        Enquiries, offers and rental applications for your listings appear here, and we email you each one. Publish a
        listing to receive them.
      </EmptyState>
    );
  }
  if (kind !== null || property !== null || text !== '') {
    return (
      <EmptyState
        icon={icon}
        title="No messages match"
        action={
          <Button component={Link} to={inboxUrl({ state })} variant="default">
            Clear filters
          </Button>
        }
      />
    );
  }
  if (state === 'needsAnswer') {
    return (
      <EmptyState
        icon={icon}
        title="You’re all caught up"
        action={
          <Button component={Link} to={inboxUrl({})} variant="default">
            Show current messages
          </Button>
        }
      >
        Nothing needs an answer.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={icon}
      title="No current messages"
      action={
        <Button component={Link} to={inboxUrl({ state: 'all' })} variant="default">
          Show all messages
        </Button>
      }
    >
      What was closed, withdrawn or has expired is under “All messages”.
    </EmptyState>
  );
}
