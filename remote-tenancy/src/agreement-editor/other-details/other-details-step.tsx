import type { UseFormReturnType } from '@mantine/form';
import type { AustralianState } from 'shared-contract/place/suburb';
import type { StateForm } from 'tenancy-law/form/state-form';
import { useAgreementForm, useEditedAgreement } from '../edited-agreement.ts';
import { AgreementFormFrame } from '../frame/agreement-form-frame.tsx';
import { formOf } from '../state-form-of.ts';
import { ConditionReport, ElectronicCommunication } from './communication-and-condition.tsx';
import { Inclusions } from './inclusions.tsx';
import { otherDetailsForm } from './other-details-form.ts';
import type { OtherDetailsValues } from './other-details-values.ts';
import { OwnersCorporation } from './owners-corporation.tsx';
import { Occupants, Pets } from './pets-and-occupants.tsx';
import { Repairers } from './repairers.tsx';
import { SpecialTerms } from './special-terms.tsx';

export type OtherDetailsProps = {
  form: UseFormReturnType<OtherDetailsValues>;
  state: AustralianState;
  /** The labels of the state's form. */
  labels: StateForm['labels'];
  /** Whether the state's form has a term. */
  has: StateForm['has'];
};

/** The step for the rest of the agreement. Shows only the terms that the state's form has. */
export function OtherDetailsStep() {
  const { value: agreement } = useEditedAgreement();
  const editor = useAgreementForm(otherDetailsForm);
  const { labels, has } = formOf(agreement);
  const props: OtherDetailsProps = { form: editor.form, state: agreement.property.address.state, labels, has };
  return (
    <AgreementFormFrame editor={editor} lead="Pets, repairs, what’s included, and anything else you’ve agreed.">
      {has('petsAllowed') ? <Pets {...props} /> : null}
      {has('maximumOccupants') ? <Occupants {...props} /> : null}
      {has('inclusions') || has('exclusions') ? <Inclusions {...props} /> : null}
      {has('repairers') ? <Repairers {...props} /> : null}
      {has('ownersCorp') ? <OwnersCorporation {...props} /> : null}
      {has('electronicCommunication') ? <ElectronicCommunication {...props} /> : null}
      {has('conditionReport') ? <ConditionReport {...props} /> : null}
      {has('specialTerms') ? <SpecialTerms {...props} /> : null}
    </AgreementFormFrame>
  );
}
