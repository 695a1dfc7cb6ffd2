import { Button } from '@mantine/core';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import type { ReactNode } from 'react';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { EmptyState } from 'shared-ui';

/** The empty state of a list of saved searches. `children` says why to save one. */
export function NoSavedSearches({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      icon={<IconBookmark size={26} stroke={1.6} />}
      title="No saved searches yet"
      action={
        <Button component={Link} to={addresses.search()}>
          Search properties
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
