import { Anchor } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import { Link, useParams } from 'shared-platform/router';
import { BackToInbox, PageHeader } from 'shared-ui';
import { enquiriesLoader } from '../enquiries/enquiries-loader.ts';
import { EnquiryTabPanel } from '../enquiries/enquiry-tabs.tsx';

export const loader = enquiriesLoader('history');

export function Component() {
  const { propertyId = '' } = useParams();
  return (
    <>
      <PageHeader
        title="Enquiry History"
        description="Closed enquiries and spam."
        breadcrumbs={
          <BackToInbox
            fallback={
              <Anchor component={Link} to={addresses.enquiries(propertyId)} size="sm">
                Enquiries
              </Anchor>
            }
          />
        }
      />
      <EnquiryTabPanel tab="history" />
    </>
  );
}
