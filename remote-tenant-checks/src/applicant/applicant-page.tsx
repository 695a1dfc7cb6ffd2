import { useQuery } from '@tanstack/react-query';
import { isApiProblem } from 'shared-api';
import { CardSkeletons, ErrorState } from 'shared-ui';
import { ApplicantCheck } from './applicant-check.tsx';
import { checkLinkQuery, isExpiredLink } from './check-link-query.ts';
import { ExpiredLink } from './link/expired-link.tsx';
import { InvalidLink } from './link/invalid-link.tsx';

/** The page `/check-authorisations/{token}` of an applicant. The link to it is in the emails to the applicant. */
export function ApplicantPage({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(checkLinkQuery(token));
  return (
    <>
      {/* The page's URL is secret, so links to other sites must not send it as the referrer. */}
      <meta name="referrer" content="no-referrer" />
      {data && !isOver(error) ? (
        <ApplicantCheck view={data} token={token} />
      ) : (
        <NoCheck token={token} error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

/** True when a later request says that the link no longer works. What it showed before is then outdated. */
const isOver = (error: unknown) => isExpiredLink(error) || isApiProblem(error, { status: 404 });

function NoCheck({ token, error, onRetry }: { token: string; error: unknown; onRetry: () => void }) {
  if (!error) return <CardSkeletons shape="rows" count={3} label="Loading your tenant check" />;
  if (isExpiredLink(error)) return <ExpiredLink token={token} />;
  if (isApiProblem(error, { status: 404 }) || isApiProblem(error, { status: 422 })) return <InvalidLink />;
  return <ErrorState error={error} title="We couldn’t load your tenant check" onRetry={onRetry} />;
}
