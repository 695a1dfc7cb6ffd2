import { Stack } from '@mantine/core';
import { type FormErrors, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem, type Tagged } from 'shared-api';
import type { Property } from 'shared-contract/property/property';
import { logger, toast, useDraft } from 'shared-platform';
import { DraftNotice } from 'shared-ui';
import { PropertyForm } from '../property-create/property-form.tsx';
import {
  addressFields,
  fieldErrors,
  type PropertyFormValues,
  propertyFormValues,
  toPropertyInput,
  toPropertyPatch,
  valuesOfProperty,
} from '../property-create/property-form-values.ts';
import { useSuburbsByName } from '../property-create/use-suburbs-by-name.ts';
import { changePropertyMutation } from './change-property.ts';

/** The form that changes address, type and facts of a property. */
export function EditProperty({ value: property, etag }: Tagged<Property>) {
  const form = useForm<PropertyFormValues>({
    initialValues: valuesOfProperty(property),
    validate: (values) => {
      const checked = toPropertyInput(values, known);
      return checked.ok ? {} : checked.errors;
    },
  });
  const known = useSuburbsByName(form.values.suburb);
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  const { mutateAsync, isPending } = useMutation(changePropertyMutation(property.id));
  const draft = useDraft({
    entity: `property/${property.id}`,
    step: 'details',
    version: 1,
    schema: propertyFormValues,
    values: form.values,
    dirty: form.isDirty(),
    description: 'the details of this property',
    apply: form.setValues,
  });

  async function save(values: PropertyFormValues) {
    const checked = toPropertyInput(values);
    if (!checked.ok) return;
    setFailure(null);
    try {
      const patch = toPropertyPatch(checked.input);
      const saved = valuesOfProperty(await mutateAsync({ patch, etag: etag ?? undefined }));
      form.setValues(saved);
      form.resetDirty(saved);
      toast.success('Property saved');
    } catch (error) {
      showFailure(error);
    }
  }

  /** Shows errors at their fields. For an error in the address, shows its separate fields. */
  function showErrors(errors: FormErrors) {
    if (addressFields.some((field) => errors[field])) form.setFieldValue('isManualAddress', true);
    form.setErrors(errors);
    setRejections((count) => count + 1);
  }

  function showFailure(error: unknown) {
    if (isApiProblem(error, { status: 422 })) {
      const { errors, rest } = fieldErrors(error.violations);
      showErrors(errors);
      return setFailure([errors.type, ...rest].filter(Boolean).join(' ') || null);
    }
    if (isApiProblem(error, { status: 412 })) {
      return setFailure('This property was changed in another tab or on another device. Reload the page to see it.');
    }
    logger.error('Changing a property failed', { reason: String(error) });
    setFailure('Your changes are still here. Check your connection and try again.');
  }

  return (
    <Stack gap="lg">
      <DraftNotice draft={draft} />
      <PropertyForm
        form={form}
        known={known}
        failure={failure}
        rejections={rejections}
        saving={isPending}
        failureTitle="We couldn’t save your property"
        submitLabel="Save changes"
        propertyId={property.id}
        onSave={save}
        onInvalid={showErrors}
      />
    </Stack>
  );
}
