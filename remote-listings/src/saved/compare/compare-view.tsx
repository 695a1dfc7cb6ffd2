import { Button } from '@mantine/core';
import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns.mjs';
import { isApiProblem } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { Link, useSearchParams } from 'shared-platform/router';
import { EmptyState, ErrorState, LoadingState, PageHeader } from 'shared-ui';
import { BackToShortlist } from '../back-to-shortlist.tsx';
import { chosenIds } from '../shortlist/use-compared.ts';
import classes from './compare.module.css';
import { CompareTable } from './compare-table.tsx';
import { useListings } from './use-listings.ts';

/** Compares up to four listings side by side. Their ids are in the URL. */
export function CompareView() {
  const [query, setQuery] = useSearchParams();
  const ids = chosenIds(query);
  const answers = useListings(ids);
  const failed = answers.find(({ data, error }) => !data && error && !isApiProblem(error, { status: 404 }));
  const listings = answers.flatMap(({ data }) => data ?? []);
  const gone = answers.filter(({ data, error }) => !data && isApiProblem(error, { status: 404 })).length;
  const remove = (id: string) =>
    setQuery(new URLSearchParams(ids.filter((other) => other !== id).map((other) => ['id', other])), { replace: true });
  return (
    <>
      <PageHeader
        title="Compare"
        description={listings.length > 1 && `${listings.length} properties side by side`}
        breadcrumbs={<BackToShortlist />}
      />
      {gone > 0 && (
        <p className={classes.gone}>{gone === 1 ? '1 property is' : `${gone} properties are`} no longer available.</p>
      )}
      {failed ? (
        <ErrorState
          error={failed.error}
          title="We couldn’t load the comparison"
          onRetry={() => answers.forEach(({ data, refetch }) => void (data ?? refetch()))}
        />
      ) : answers.some(({ isPending }) => isPending) ? (
        <LoadingState label="Loading the comparison" />
      ) : listings.length === 0 ? (
        <EmptyState
          icon={<IconColumns size={26} stroke={1.6} />}
          title="Nothing to compare"
          action={
            <Button component={Link} to={addresses.shortlist()}>
              Go to shortlist
            </Button>
          }
        >
          Choose two to four properties on your shortlist.
        </EmptyState>
      ) : (
        <CompareTable listings={listings} onRemove={remove} />
      )}
    </>
  );
}
