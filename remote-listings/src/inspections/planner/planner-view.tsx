import { Button } from '@mantine/core';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { CardSkeletons, EmptyState, ErrorState, PageHeader } from 'shared-ui';
import { BackToShortlist } from '../../saved/back-to-shortlist.tsx';
import { useMarks } from '../../saved/marks/use-marks.ts';
import { cardsQuery } from '../../saved/shortlist/cards-query.ts';
import { savedIds } from '../../saved/shortlist/saved-ids.ts';
import { useBookedOpens } from '../use-booked-opens.ts';
import { comingOpensQuery } from './coming-opens-query.ts';
import { DayPlan } from './day-plan.tsx';
import { stopsOf } from './planned-day.ts';

/** Plans a day of inspections of the saved listings. */
export function PlannerView() {
  const { marks, error, retry } = useMarks();
  const ids = savedIds(marks);
  const booked = useBookedOpens(ids.length > 0);
  const some = { enabled: ids.length > 0, placeholderData: keepPreviousData };
  const cards = useQuery({ ...cardsQuery(ids), ...some });
  const opens = useQuery({ ...comingOpensQuery(ids), ...some });
  const failure = error ?? (cards.data ? null : cards.error) ?? (opens.data ? null : opens.error);
  const [now] = useState(() => new Date());
  const stops = ids.length > 0 ? stopsOf(opens.data ?? [], cards.data ?? [], booked, now) : [];
  return (
    <>
      <PageHeader
        title="Inspection planner"
        description="See as many homes on your shortlist in a day as you can."
        breadcrumbs={<BackToShortlist />}
      />
      {failure ? (
        <ErrorState
          error={failure}
          title="We couldn’t load your inspections"
          onRetry={() => {
            retry();
            if (ids.length === 0) return;
            void cards.refetch();
            void opens.refetch();
          }}
        />
      ) : !marks || (ids.length > 0 && !(cards.data && opens.data)) ? (
        <CardSkeletons shape="rows" count={3} label="Loading your inspections" />
      ) : stops.length === 0 ? (
        <NoInspections hasSaved={ids.length > 0} />
      ) : (
        <DayPlan stops={stops} />
      )}
    </>
  );
}

function NoInspections({ hasSaved }: { hasSaved: boolean }) {
  return (
    <EmptyState
      icon={<IconRoute size={26} stroke={1.6} />}
      title={hasSaved ? 'No open inspections on your shortlist' : 'Nothing to plan yet'}
      action={
        <Button component={Link} to={addresses.search()}>
          Search properties
        </Button>
      }
    >
      Shortlist homes with open inspections, and we’ll put them in an order that you can drive in a day.
    </EmptyState>
  );
}
