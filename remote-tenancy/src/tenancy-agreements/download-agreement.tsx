import type { ButtonProps } from '@mantine/core';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { DownloadButton } from 'shared-ui';
import { downloadAgreement } from '../signing/owner-signing-query.ts';
import { tenantNames } from '../tenants/tenant-names.ts';

type DownloadAgreementProps = Pick<ButtonProps, 'variant' | 'size'> & { agreement: TenancyAgreement };

/** Downloads the PDF: the signed one once all parties have signed. */
export function DownloadAgreement({ agreement, ...button }: DownloadAgreementProps) {
  const isSigned = agreement.locked === true;
  const label = isSigned ? 'Download signed PDF' : 'Download PDF';
  return (
    <DownloadButton
      {...button}
      label={label}
      accessibleName={`${label}: ${tenantNames(agreement.tenantDetails)}`}
      download={() => downloadAgreement(agreement.id, isSigned ? 'signed-document' : 'document')}
    />
  );
}
