import { Button, Stack } from '@mantine/core';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { OwnerSigning } from '../../signing/owner-signing.tsx';
import { hasSignedPdf, NoSignedPdf } from '../../tenancy-agreements/signed-pdf.tsx';

/** The progress of signing, the owner's signature, and the tenancy that a signed agreement has created. */
export function SigningSection({ agreement }: { agreement: TenancyAgreement }) {
  const { signing, tenancy, property, locked } = agreement;
  if (!signing && !tenancy && !locked) return null;
  return (
    <Stack gap="lg">
      <OwnerSigning agreement={agreement} />
      {locked && !hasSignedPdf(agreement) ? <NoSignedPdf /> : null}
      {tenancy ? (
        <div>
          <Button component={Link} to={addresses.tenancy(property.id, tenancy.id)} variant="default">
            Go to the tenancy
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
