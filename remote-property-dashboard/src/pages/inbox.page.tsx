import { Anchor, Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { prefetch } from 'shared-api';
import { Link, type LoaderFunctionArgs, useLocation, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { InboxFilters } from '../inbox/inbox-filters.tsx';
import { waitingLabel } from '../inbox/inbox-labels.ts';
import { InboxList } from '../inbox/inbox-list.tsx';
import { filterPropertiesQuery, inboxQuery } from '../inbox/inbox-query.ts';
import { inboxUrl, parseInboxSearch, searchedText } from '../inbox/inbox-search.ts';

/** Prefetches the list without a searched text, which only the navigation state contains. */
export function loader({ request }: LoaderFunctionArgs) {
  const search = parseInboxSearch(new URL(request.url).searchParams);
  return Promise.all([prefetch(inboxQuery(search)), prefetch(filterPropertiesQuery())]);
}

export function Component() {
  const [parameters] = useSearchParams();
  const search = parseInboxSearch(parameters);
  const text = searchedText(useLocation().state);
  // Reads the response that the list below has fetched from the cache. This query itself sends no request.
  const { data } = useQuery({ ...inboxQuery(search, text), enabled: false, placeholderData: keepPreviousData });
  return (
    <>
      <PageHeader
        title="Inbox"
        description={
          data && data.needsAnswer > 0 ? (
            <Anchor component={Link} to={inboxUrl({ state: 'needsAnswer' })}>
              {waitingLabel(data.needsAnswer)}
            </Anchor>
          ) : (
            'Enquiries, offers and applications.'
          )
        }
      />
      <Stack gap="lg">
        {data?.received === 0 ? null : <InboxFilters search={search} text={text} />}
        <QueryBoundary
          resetKey={`${parameters} ${text}`}
          fallback={<CardSkeletons shape="rows" count={5} label="Loading your messages" />}
        >
          <InboxList search={search} text={text} />
        </QueryBoundary>
      </Stack>
    </>
  );
}
