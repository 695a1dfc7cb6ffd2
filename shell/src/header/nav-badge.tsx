import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMatch } from 'react-router';
import { resourceQuery } from 'shared-api';
import * as z from 'zod/mini';
import { usePageTables } from '../site.ts';
import classes from './nav-badge.module.css';

const maxShown = 99;

/** The number of what is new on a page of the main navigation, if its page table names a resource with a count. */
export function NavBadge({ to }: { to: string }) {
  const pages = usePageTables().flatMap((remote) => remote.pages);
  const badge = pages.find(({ path, nav }) => path === to && nav?.in === 'main')?.nav?.badge;
  return badge === undefined ? null : <Count path={badge} to={to} />;
}

/** The shell requires no other field, so that it accepts counts of later releases. */
const counted = z.object({ count: z.int() });

function Count({ path, to }: { path: string; to: string }) {
  const { data: count = 0, refetch } = useQuery(resourceQuery(path, counted, { select: (found) => found.count }));
  const isOpen = useMatch(to) !== null;
  // The page shows the latest data when it opens, so the badge does too.
  useEffect(() => {
    if (isOpen) void refetch({ cancelRefetch: false });
  }, [isOpen, refetch]);
  if (count === 0) return null;
  const shown = count > maxShown ? `${maxShown}+` : String(count);
  return (
    <>
      {' '}
      <span className={classes.count}>{shown}</span>
      <VisuallyHidden> new</VisuallyHidden>
    </>
  );
}
