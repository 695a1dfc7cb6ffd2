import { Stack, Text } from '@mantine/core';
import { useResource } from 'shared-api';
import { PagedList } from 'shared-ui';
import { MessageRows } from '../message-row/message-row.tsx';
import { inboxQuery } from './inbox-query.ts';
import { InboxRow } from './inbox-row.tsx';
import { type InboxSearch, inboxUrl, stateOfText } from './inbox-search.ts';
import { NoMessages } from './no-messages.tsx';

/** One page of the messages that match the filters and the text. */
export function InboxList({ search, text }: { search: InboxSearch; text: string }) {
  const inbox = useResource(inboxQuery(search, text));
  return (
    <PagedList
      collection={inbox}
      page={search.page}
      hrefOf={(page) => inboxUrl({ ...search, page })}
      linkState={stateOfText(text)}
      empty={<NoMessages search={search} text={text} received={inbox.received} />}
    >
      {(items) => (
        <Stack gap="sm">
          <Text size="sm" c="dimmed" role="status">
            {inbox.totalItems === 1 ? '1 message' : `${inbox.totalItems.toLocaleString('en-AU')} messages`}, newest
            first
          </Text>
          <MessageRows label="Messages">
            {items.map((item) => (
              <InboxRow key={`${item.kind} ${item.id}`} item={item} listUrl={inboxUrl(search)} />
            ))}
          </MessageRows>
        </Stack>
      )}
    </PagedList>
  );
}
