import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { waitingLabel } from './inbox-labels.ts';
import { waitingQuery } from './inbox-query.ts';
import { inboxUrl } from './inbox-search.ts';

/** The link from Home to the inbox, with the number of messages that need an answer once it has loaded. */
export function WaitingLink() {
  const { data: count = 0 } = useQuery(waitingQuery());
  return (
    <Anchor component={Link} to={count === 0 ? addresses.inbox() : inboxUrl({ state: 'needsAnswer' })}>
      {count === 0 ? 'Go to inbox' : waitingLabel(count)}
    </Anchor>
  );
}
