import { Button, Group, Stack } from '@mantine/core';
import { api, isApiProblem } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { LinkRequestForm, PageHeader } from 'shared-ui';
import { offerFailureMessage } from '../offer-failure-message.ts';

/** The page of a link that no offer has. The buyer can get the links to their offers again by email. */
export function InvalidLink() {
  return (
    <>
      <PageHeader
        title="This link isn’t valid"
        description="It may be incomplete, because some email apps break long links. Open the link in our latest email about your offer, or get it again."
      />
      <Stack gap="xl" maw="28rem">
        <LinkRequestForm
          label="Email address that you made the offer with"
          request={requestLinks}
          sentText="If someone made an offer with that address, the link is on its way."
          failureMessage={failureMessage}
          takesFocus={false}
        />
        <Group>
          <Button component={Link} to={addresses.search()} variant="subtle">
            Search properties
          </Button>
        </Group>
      </Stack>
    </>
  );
}

/** Asks for new links by email. The response doesn't tell whether the address has an offer. */
const requestLinks = (email: string) => api.send({ method: 'POST', path: '/api/offer-link-requests', body: { email } });

const failureMessage = (error: unknown) =>
  isApiProblem(error, { status: 429 }) ? 'That’s a lot of attempts. Try again in an hour.' : offerFailureMessage(error);
