import { Alert, Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PageHeader } from 'shared-ui';
import { focusTitle } from '../../check/focus-title.ts';
import { checkLinkFailure } from '../check-link-failure.ts';
import { renewLinkMutation } from '../check-link-query.ts';

/** The page of a link that is too old. A new one goes to the applicant's address only, so this page shows none. */
export function ExpiredLink({ token }: { token: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation(renewLinkMutation(token));
  useEffect(() => {
    if (isSuccess) focusTitle();
  }, [isSuccess]);
  if (isSuccess) {
    return (
      <>
        <PageHeader title="Check your email" />
        <Text maw="36rem">
          If the check is still open, a new link is on its way to the address that had this one. It can take a minute.
          Look in your spam folder too.
        </Text>
      </>
    );
  }
  return (
    <>
      <PageHeader title="This link has expired" />
      <Stack gap="md" maw="36rem" align="flex-start">
        <Text>Private links work for 30 days. We can email you a new one.</Text>
        {error && (
          <Alert color="red" role="alert" title="Not sent">
            {checkLinkFailure(error)}
          </Alert>
        )}
        <Button loading={isPending} onClick={() => mutate()}>
          Email me a new link
        </Button>
      </Stack>
    </>
  );
}
