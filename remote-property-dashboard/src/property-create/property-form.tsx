import { Alert, Button, Group } from '@mantine/core';
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { Place } from 'shared-contract/place/place-rules';
import { useFocusOnFirstError } from 'shared-ui';
import { AddressSection } from './address-section.tsx';
import { FactsSection } from './facts-section.tsx';
import type { PropertyFormValues } from './property-form-values.ts';
import { PropertyTypeSection } from './property-type-section.tsx';

type PropertyFormProps = {
  form: UseFormReturnType<PropertyFormValues>;
  /** The suburbs with the typed name, from all states. Undefined while they load. */
  known: readonly Place[] | undefined;
  /** The message for an error that belongs to no field, or nothing. */
  failure: ReactNode;
  /** A counter. It grows each time validation or the server rejects the form. */
  rejections: number;
  saving: boolean;
  /** The title above `failure`. */
  failureTitle: string;
  submitLabel: string;
  /** The id of the property that the form changes. Undefined for a new property. */
  propertyId?: string;
  onSave: (values: PropertyFormValues) => void;
  onInvalid: (errors: FormErrors) => void;
};

export function PropertyForm(props: PropertyFormProps) {
  const { form, known, failure, rejections, saving, failureTitle, submitLabel, propertyId, onSave, onInvalid } = props;
  return (
    <form ref={useFocusOnFirstError(rejections)} noValidate onSubmit={form.onSubmit(onSave, onInvalid)}>
      {failure ? (
        <Alert color="red" role="alert" title={failureTitle}>
          {failure}
        </Alert>
      ) : null}
      <AddressSection form={form} known={known} propertyId={propertyId} />
      <PropertyTypeSection form={form} />
      <FactsSection form={form} />
      <Group justify="flex-end" mt="xl">
        <Button type="submit" size="md" loading={saving}>
          {submitLabel}
        </Button>
      </Group>
    </form>
  );
}
