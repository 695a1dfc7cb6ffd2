import { Stack } from '@mantine/core';
import { type FormErrors, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isApiProblem, useIdempotencyKey } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { logger, toast, useDraft, useSafeNavigate } from 'shared-platform';
import { DraftNotice } from 'shared-ui';
import { createPropertyMutation } from './create-property.ts';
import { PropertyForm } from './property-form.tsx';
import {
  addressFields,
  emptyPropertyForm,
  fieldErrors,
  type PropertyFormValues,
  propertyFormValues,
  toPropertyInput,
} from './property-form-values.ts';
import { useSuburbsByName } from './use-suburbs-by-name.ts';

export function NewProperty() {
  const navigate = useSafeNavigate();
  const form = useForm<PropertyFormValues>({
    initialValues: emptyPropertyForm,
    validate: (values) => {
      const checked = toPropertyInput(values, known);
      return checked.ok ? {} : checked.errors;
    },
  });
  const known = useSuburbsByName(form.values.suburb);
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  const keyOf = useIdempotencyKey();
  const { mutateAsync, isPending, data: created } = useMutation(createPropertyMutation());
  const draft = useDraft({
    entity: 'property/new',
    step: 'details',
    version: 3,
    schema: propertyFormValues,
    values: form.values,
    dirty: form.isDirty() && !created,
    description: 'your new property',
    apply: form.setValues,
  });

  // Opens the page of the created property in an effect, after the form counts as saved. Before that, leaving the form
  // would open the dialog about unsaved changes.
  useEffect(() => {
    if (created) navigate(addresses.property(created.id));
  }, [created, navigate]);

  async function save(values: PropertyFormValues) {
    const checked = toPropertyInput(values);
    if (!checked.ok) return;
    setFailure(null);
    try {
      await mutateAsync({ input: checked.input, idempotencyKey: keyOf(checked.input) });
      toast.success('Property added');
    } catch (error) {
      showFailure(error);
    }
  }

  /**
   * Shows errors of the server. If it rejects a suggested address, shows the separate address fields, so that the owner
   * can correct the address.
   */
  function showErrors(errors: FormErrors) {
    if (addressFields.some((field) => errors[field])) form.setFieldValue('isManualAddress', true);
    form.setErrors(errors);
    setRejections((count) => count + 1);
  }

  function showFailure(error: unknown) {
    if (isApiProblem(error, { status: 422 })) {
      const { errors, rest } = fieldErrors(error.violations);
      showErrors(errors);
      setFailure(rest.length > 0 ? rest.join(' ') : null);
      return;
    }
    logger.error('Adding a property failed', { reason: String(error) });
    setFailure('Your details are still here. Check your connection and try again.');
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
        failureTitle="We couldn’t add your property"
        submitLabel="Add property"
        onSave={save}
        onInvalid={showErrors}
      />
    </Stack>
  );
}
