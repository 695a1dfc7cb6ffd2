import { Alert, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormPart, useFocusOnFirstError } from 'shared-ui';
import { ApplicantFields } from './applicant-fields.tsx';
import { ProductField } from './product-field.tsx';
import type { useInformationForm } from './use-information-form.ts';

type InformationFormProps = {
  editor: ReturnType<typeof useInformationForm>;
  /** The field of the property, or its address. */
  property: ReactNode;
  /** Notices above the fields. */
  notices?: ReactNode;
  /** What follows the fields: the consent and the buttons. */
  children?: ReactNode;
};

/** Links a submit button outside of the form to it. */
export const informationFormId = 'check-information';

/** The information about a check: the product, the property and the applicant. */
export function InformationForm({ editor, property, notices, children }: InformationFormProps) {
  const { form, failure, rejections, onSave, onInvalid } = editor;
  return (
    <form
      id={informationFormId}
      ref={useFocusOnFirstError(rejections)}
      noValidate
      autoComplete="off"
      onSubmit={form.onSubmit(onSave, onInvalid)}
    >
      <Stack gap="lg">
        {notices}
        <FormPart title="The check">
          <ProductField form={form} />
          {property}
        </FormPart>
        <FormPart title="The applicant" lead="One person per check, 18 years or older.">
          <ApplicantFields form={form} />
        </FormPart>
        {failure && (
          <Alert color="red" role="alert" title="Not saved">
            {failure}
          </Alert>
        )}
        {children}
      </Stack>
    </form>
  );
}
