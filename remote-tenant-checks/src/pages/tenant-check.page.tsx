import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { CardSkeletons, QueryBoundary } from 'shared-ui';
import { checkQuery } from '../check/check-queries.ts';
import { WithCheck } from '../check/with-check.tsx';
import { CheckPage } from '../detail/check-page.tsx';

/** Doesn't read the content: a loader also runs for a link that the owner only points at. */
export const loader = ({ params: { checkId = '' } }: LoaderFunctionArgs) => prefetch(checkQuery(checkId));

export function Component() {
  const { checkId = '' } = useParams();
  return (
    <QueryBoundary resetKey={checkId} fallback={<CardSkeletons shape="rows" count={4} label="Loading the check" />}>
      <WithCheck id={checkId}>{(check) => <CheckPage key={check.id} check={check} />}</WithCheck>
    </QueryBoundary>
  );
}
