import { Button } from '@mantine/core';
import { prefetch } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { Link, type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { CardSkeletons, QueryBoundary } from 'shared-ui';
import { checkQuery } from '../check/check-queries.ts';
import { EditFrame } from '../edit/edit-frame.tsx';
import { ProofStep } from '../proof/proof-step.tsx';

/** Doesn't read the content: a loader also runs for a link that the owner only points at. */
export const loader = ({ params: { checkId = '' } }: LoaderFunctionArgs) => prefetch(checkQuery(checkId));

export function Component() {
  const { checkId = '' } = useParams();
  return (
    <QueryBoundary resetKey={checkId} fallback={<CardSkeletons shape="rows" count={4} label="Loading the documents" />}>
      <EditFrame
        key={checkId}
        checkId={checkId}
        step="proof-of-id"
        lead="100 points from documents in the applicant’s name, one of them with a photo. Never add a tax file number."
        nextAction={({ check, isOpen }) => (
          <Button component={Link} to={addresses.tenantCheck(check.id)} variant={isOpen ? 'filled' : 'default'}>
            Continue to the check
          </Button>
        )}
      >
        {(edited) => <ProofStep {...edited} />}
      </EditFrame>
    </QueryBoundary>
  );
}
