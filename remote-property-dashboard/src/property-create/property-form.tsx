import { Alert, Button, Group } from '@mantine/core';
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { Place } from 'shared-contract/place/place-rules';
import { useFocusOnFirstError } from 'shared-ui';
import { AddressSection } from './address-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { KindSection } from './kind-section.tsx';
import type { PropertyFormValues } from './property-form-values.ts';

type PropertyFormProps = {
  form: UseFormReturnType<PropertyFormValues>;
  /** What the gazetteer has under the suburb's name. */
  known: readonly Place[] | undefined;
  /** What went wrong and belongs to no field. */
  failure: ReactNode;
  /** How often the form was refused, here or by the server. */
  refusals: number;
  saving: boolean;
  onSave: (values: PropertyFormValues) => void;
  onRefused: (errors: FormErrors) => void;
};

export function PropertyForm({ form, known, failure, refusals, saving, onSave, onRefused }: PropertyFormProps) {
  return (
    <form ref={useFocusOnFirstError(refusals)} noValidate onSubmit={form.onSubmit(onSave, onRefused)}>
      {failure ? (
        <Alert color="red" role="alert" title="Your property was not added">
          {failure}
        </Alert>
      ) : null}
      <AddressSection form={form} known={known} />
      <KindSection form={form} />
      <FactsSection form={form} />
      <Group justify="flex-end" mt="xl">
        <Button type="submit" size="md" loading={saving}>
          Add property
        </Button>
      </Group>
    </form>
  );
}
