import { Text } from '@mantine/core';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';

/** True when the agreement was signed here, so that its signed PDF is stored. */
export const hasSignedPdf = ({ signing }: Pick<TenancyAgreement, 'signing'>): boolean => signing?.step === 'signed';

/** Says why an agreement that is signed offers no PDF. */
export function NoSignedPdf() {
  return (
    <Text size="sm" c="dimmed">
      No signed PDF: this agreement wasn’t signed online.
    </Text>
  );
}
