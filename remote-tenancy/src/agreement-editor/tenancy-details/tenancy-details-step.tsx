import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormPart } from 'shared-ui';
import { useAgreementForm, useEditedAgreement } from '../edited-agreement.ts';
import { AgreementFormFrame } from '../frame/agreement-form-frame.tsx';
import { formOf } from '../state-form-of.ts';
import { PersonFields } from './person-fields.tsx';
import { tenancyDetailsForm } from './tenancy-details-form.ts';
import { TenantList } from './tenant-list.tsx';

/** The step for the parties: the landlord and the tenants, named as the state's form names them. */
export function TenancyDetailsStep() {
  const { value: agreement } = useEditedAgreement();
  const [{ labels }] = useState(() => formOf(agreement));
  const [step] = useState(() => tenancyDetailsForm(labels));
  const editor = useAgreementForm(step);
  const { form } = editor;
  const { landlord, tenant } = labels;
  return (
    <AgreementFormFrame
      editor={editor}
      lead="Who is on the agreement. Use full legal names, as on a passport or licence."
    >
      <FormPart title={landlord}>
        <PersonFields form={form} party="landlord" addressLabel="Address for notices" />
        <TextInput
          label="ACN (optional)"
          description={`Only if the ${landlord.toLowerCase()} is a company.`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={11}
          maw="18rem"
          {...form.getInputProps('landlordAcn')}
        />
      </FormPart>
      <FormPart
        title={`${tenant}s`}
        lead={`The first ${tenant.toLowerCase()} is the primary one, who we contact first.${
          form.values.tenants.length > 1 ? ' Drag to change the order.' : ''
        }`}
      >
        <TenantList form={form} noun={tenant} />
      </FormPart>
    </AgreementFormFrame>
  );
}
