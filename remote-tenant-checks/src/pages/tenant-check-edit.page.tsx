import { Button } from '@mantine/core';
import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { CardSkeletons, QueryBoundary } from 'shared-ui';
import { checkPricesQuery } from '../check/check-products.ts';
import { checkQuery } from '../check/check-queries.ts';
import { EditFrame } from '../edit/edit-frame.tsx';
import { EditInformation } from '../information/edit-information.tsx';
import { informationFormId } from '../information/information-form.tsx';
import { SentInformation } from '../information/sent-information.tsx';

/** Doesn't read the content: a loader also runs for a link that the owner only points at. */
export const loader = ({ params: { checkId = '' } }: LoaderFunctionArgs) =>
  Promise.all([prefetch(checkQuery(checkId)), prefetch(checkPricesQuery())]);

export function Component() {
  const { checkId = '' } = useParams();
  return (
    <QueryBoundary
      resetKey={checkId}
      fallback={<CardSkeletons shape="rows" count={4} label="Loading the information" />}
    >
      <EditFrame
        key={checkId}
        checkId={checkId}
        step="information"
        lead="What is checked, and who it’s about."
        nextAction={({ isOpen }) =>
          isOpen ? (
            <Button type="submit" form={informationFormId}>
              Save and continue
            </Button>
          ) : null
        }
      >
        {(edited) => (edited.isOpen ? <EditInformation {...edited} /> : <SentInformation {...edited} />)}
      </EditFrame>
    </QueryBoundary>
  );
}
