import { Alert, Text } from '@mantine/core';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';

/** Explains why an agreement can no longer be changed. */
export function LockedNotice({ agreement: { locked } }: { agreement: TenancyAgreement }) {
  return (
    <Alert mb="lg" title={locked ? 'Everyone has signed this agreement' : 'This agreement has ended'}>
      <Text size="sm">
        {locked
          ? 'You can’t edit it any more. To change the terms, create another agreement.'
          : 'You can’t edit it any more. It stays here for your records.'}
      </Text>
    </Alert>
  );
}
