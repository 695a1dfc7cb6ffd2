import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'shared-platform/router';
import { Paginator } from '../paginator/paginator.tsx';
import { EmptyState } from '../states/empty-state.tsx';

/** The number of members on a page, unless the route of the collection has another number (SPEC §7). */
const defaultPageSize = 30;

type PagedListProps<T> = {
  /** One page of a collection as the API returns it. */
  collection: { member: readonly T[]; totalItems: number };
  /** The page on the screen, from 1. */
  page: number;
  pageSize?: number;
  /** The URL of a page, see `listUrl` of shared-contract. */
  hrefOf: (page: number) => string;
  /** The navigation state of the links, see `Paginator`. */
  linkState?: unknown;
  /** Shown instead of the list when the collection has no members. */
  empty: ReactNode;
  /** True while the next page loads and the members of the previous page are still on the screen. */
  isStale?: boolean;
  /** Renders the members of this page. */
  children: (members: readonly T[]) => ReactNode;
};

/**
 * One page of a collection, with links to the other pages. A page number after the last page shows a link to the first
 * page.
 */
export function PagedList<T>(props: PagedListProps<T>) {
  const { collection, page, pageSize = defaultPageSize, hrefOf, linkState, empty, isStale = false, children } = props;
  if (collection.totalItems === 0) return empty;
  if (collection.member.length === 0) {
    return (
      <EmptyState
        title="This page is empty"
        action={
          <Button component={Link} to={hrefOf(1)} state={linkState} variant="default">
            Go to the first page
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap="lg" aria-busy={isStale} opacity={isStale ? 0.6 : 1}>
      {children(collection.member)}
      <Paginator
        page={page}
        pageCount={Math.ceil(collection.totalItems / pageSize)}
        hrefOf={hrefOf}
        linkState={linkState}
      />
    </Stack>
  );
}
