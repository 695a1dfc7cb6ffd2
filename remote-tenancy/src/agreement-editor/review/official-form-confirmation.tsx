import { Checkbox, Stack, Text } from '@mantine/core';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { stateNames } from 'shared-contract/place/state-names';
import type { AgreementPaper } from 'tenancy-law/library/agreement-papers';
import { PaperLinks } from '../../law/paper-links.tsx';
import { partyNamesOf } from '../state-form-of.ts';

type OfficialFormConfirmationProps = {
  agreement: TenancyAgreement;
  /** The form that the state prescribes. */
  form: AgreementPaper;
  enclosures: readonly AgreementPaper[];
  isChecked: boolean;
  isRejected: boolean;
  onChange: (isChecked: boolean) => void;
};

/** Links the official documents that the owner has to hand over, and says what confirming it means. */
export function OfficialFormConfirmation(props: OfficialFormConfirmationProps) {
  const { agreement, form, enclosures, isChecked, isRejected, onChange } = props;
  const { tenants } = partyNamesOf(agreement);
  return (
    <Stack gap="sm">
      <Text>
        The law of {stateNames[agreement.property.address.state]} prescribes a form. Our PDF has the details you
        entered, but isn’t that form. Give your {tenants} these documents yourself. We don’t send them:
      </Text>
      <PaperLinks papers={[form, ...enclosures]} label="Official documents" />
      <Checkbox
        label={`I give my ${tenants} the official form: ${form.title}`}
        description={`By ticking this you confirm that your ${tenants} get the form with its standard terms from you, before they sign. We can’t check it.`}
        checked={isChecked}
        error={isRejected ? `Confirm that your ${tenants} get the official form from you.` : null}
        aria-invalid={isRejected}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </Stack>
  );
}
