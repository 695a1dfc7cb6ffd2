import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isApiProblem } from 'shared-api';
import type { ApplicationView } from 'shared-contract/application/application';
import { acceptsApplications } from 'shared-contract/application/application-rules';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { CardSkeletons, EmptyState, ErrorState, PageHeader } from 'shared-ui';
import { focusTitle } from '../signing/focus-title.ts';
import { applicationViewQuery } from './application-query.ts';
import { PartEditor } from './part/part-editor.tsx';
import { ApplicationProgress } from './progress/application-progress.tsx';

/** The page `/applications/{token}` with the part of an adult. The link to it is in the emails to the adult. */
export function ApplicantPage({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(applicationViewQuery(token));
  return (
    <>
      {/* The page's URL is secret, so links to other sites must not send it as the referrer. */}
      <meta name="referrer" content="no-referrer" />
      {data ? (
        <Application view={data} token={token} />
      ) : (
        <NoApplication error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function Application({ view, token }: { view: ApplicationView; token: string }) {
  const isEditable = canChange(view);
  useTitleFocusAfterChange(isEditable ? 'editable' : view.status);
  const Page = isEditable ? PartEditor : ApplicationProgress;
  return <Page view={view} token={token} />;
}

/** Moves the focus to the title that shows the result, when the pressed button has unmounted. */
function useTitleFocusAfterChange(shown: string): void {
  const previous = useRef(shown);
  useEffect(() => {
    if (previous.current !== shown && document.activeElement === document.body) focusTitle();
    previous.current = shown;
  }, [shown]);
}

/** True until this adult has completed their part, while the home is on the market. */
const canChange = ({ status, adults, position, listing }: ApplicationView) =>
  status === 'draft' && adults[position]?.completedAt === null && acceptsApplications(listing);

function NoApplication({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) return <CardSkeletons shape="rows" count={3} label="Loading your application" />;
  if (!isApiProblem(error, { status: 404 }) && !isApiProblem(error, { status: 422 })) {
    return <ErrorState error={error} title="We couldn’t load your application" onRetry={onRetry} />;
  }
  return (
    <>
      <PageHeader title="This link isn’t valid" />
      <EmptyState
        title="The link may be incomplete, or the application no longer exists"
        action={
          <Button component={Link} to={addresses.search({ listingType: 'lease' })} variant="default">
            Search homes to rent
          </Button>
        }
      >
        Open the link in our latest email about the application. If you’ve lost it, open the property’s page, choose
        Apply to rent and get your link again. We destroy applications on the date in that email, and withdrawn ones at
        once.
      </EmptyState>
    </>
  );
}
