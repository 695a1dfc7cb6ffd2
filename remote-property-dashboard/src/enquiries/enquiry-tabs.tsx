import { pageNumber } from 'shared-contract/page/list-url';
import { useParams, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, QueryBoundary } from 'shared-ui';
import { selectedEnquiry } from './enquiries-query.ts';
import { EnquiryList } from './enquiry-list.tsx';
import type { EnquiryTab } from './enquiry-tab.ts';

export function EnquiryTabPanel({ tab }: { tab: EnquiryTab }) {
  const { propertyId = '' } = useParams();
  const [parameters] = useSearchParams();
  return (
    <QueryBoundary
      resetKey={`${propertyId} ${parameters}`}
      fallback={<CardSkeletons shape="rows" count={4} label="Loading enquiries" />}
    >
      <EnquiryList
        propertyId={propertyId}
        tab={tab}
        page={pageNumber(parameters)}
        selected={selectedEnquiry(parameters)}
      />
    </QueryBoundary>
  );
}
