import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { CardSkeletons, QueryBoundary } from 'shared-ui';
import { AuthorisationStep } from '../authorisation/authorisation-step.tsx';
import { checkQuery } from '../check/check-queries.ts';
import { EditFrame } from '../edit/edit-frame.tsx';

/** Doesn't read the content: a loader also runs for a link that the owner only points at. */
export const loader = ({ params: { checkId = '' } }: LoaderFunctionArgs) => prefetch(checkQuery(checkId));

export function Component() {
  const { checkId = '' } = useParams();
  return (
    <QueryBoundary
      resetKey={checkId}
      fallback={<CardSkeletons shape="rows" count={4} label="Loading the authorisation" />}
    >
      <EditFrame
        key={checkId}
        checkId={checkId}
        step="authorisation"
        lead="Nothing is sent to a provider before the applicant has authorised it."
      >
        {(edited) => <AuthorisationStep {...edited} />}
      </EditFrame>
    </QueryBoundary>
  );
}
