import { Button } from '@mantine/core';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { CardSkeletons, EmptyState, ErrorState, PageHeader } from 'shared-ui';
import { GuestNotice } from '../guest-notice.tsx';
import { useMarks } from '../marks/use-marks.ts';
import { cardsQuery } from './cards-query.ts';
import { CompareBar } from './compare-bar.tsx';
import { savedIds } from './saved-ids.ts';
import { SavedListing } from './saved-listing.tsx';
import classes from './shortlist.module.css';
import { ShortlistAlerts } from './shortlist-alerts.tsx';
import { useCompared } from './use-compared.ts';

/** Lists the saved listings with the user's notes, newest first. The user can choose up to four to compare. */
export function ShortlistView() {
  const { marks, markOf, error, retry } = useMarks();
  const ids = savedIds(marks);
  const cards = useQuery({ ...cardsQuery(ids), enabled: ids.length > 0, placeholderData: keepPreviousData });
  const compared = useCompared(ids);
  const failure = error ?? (cards.data ? null : cards.error);
  return (
    <>
      <PageHeader
        title="Shortlist"
        description={marks && ids.length > 0 && propertyCountLabel(ids.length)}
        actions={
          ids.length > 0 && (
            <Button component={Link} to={addresses.inspectionPlanner()} variant="default">
              Plan inspections
            </Button>
          )
        }
      />
      <GuestNotice isUsed={ids.length > 0} />
      {failure ? (
        <ErrorState
          error={failure}
          title="We couldn’t load your shortlist"
          onRetry={() => {
            retry();
            if (ids.length > 0) void cards.refetch();
          }}
        />
      ) : !marks || (ids.length > 0 && !cards.data) ? (
        <CardSkeletons count={3} label="Loading your shortlist" />
      ) : ids.length === 0 ? (
        <EmptyShortlist />
      ) : (
        <>
          <ShortlistAlerts />
          <ul className={classes.grid}>
            {ids.map((id) => (
              <SavedListing
                key={id}
                id={id}
                listing={cards.data?.find((card) => card.id === id)}
                mark={markOf(id)}
                isLoading={cards.isPlaceholderData}
                compared={compared}
              />
            ))}
          </ul>
        </>
      )}
      <CompareBar compared={compared} />
    </>
  );
}

function EmptyShortlist() {
  return (
    <EmptyState
      icon={<IconHeart size={26} stroke={1.6} />}
      title="Nothing saved yet"
      action={
        <Button component={Link} to={addresses.search()}>
          Search properties
        </Button>
      }
    >
      Tap the heart to save a property here.
    </EmptyState>
  );
}

const propertyCountLabel = (count: number) => (count === 1 ? '1 property' : `${count} properties`);
