import { useParams, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, QueryBoundary } from 'shared-ui';
import type { Shelf } from './enquiries-query.ts';
import { EnquiryList } from './enquiry-list.tsx';

/** The page number of an address; anything else is the first. */
export function pageOf(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

export function EnquiryShelf({ shelf }: { shelf: Shelf }) {
  const { propertyId = '' } = useParams();
  const [parameters] = useSearchParams();
  return (
    <QueryBoundary
      resetKey={`${propertyId} ${parameters}`}
      fallback={<CardSkeletons shape="rows" count={4} label="Loading enquiries" />}
    >
      <EnquiryList propertyId={propertyId} shelf={shelf} page={pageOf(parameters)} />
    </QueryBoundary>
  );
}
