import { Button } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import { Link, useParams } from 'shared-platform/router';
import { BackToInbox, PageHeader } from 'shared-ui';
import { enquiriesLoader } from '../enquiries/enquiries-loader.ts';
import { EnquiryTabPanel } from '../enquiries/enquiry-tabs.tsx';

export const loader = enquiriesLoader('inbox');

export function Component() {
  const { propertyId = '' } = useParams();
  return (
    <>
      <PageHeader
        title="Enquiries"
        breadcrumbs={<BackToInbox />}
        description="Questions about your listings. We send your replies by email."
        actions={
          <Button component={Link} to={addresses.enquiryHistory(propertyId)} variant="default">
            Enquiry History
          </Button>
        }
      />
      <EnquiryTabPanel tab="inbox" />
    </>
  );
}
