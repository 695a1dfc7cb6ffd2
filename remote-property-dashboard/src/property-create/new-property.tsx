import { Stack } from '@mantine/core';
import { type FormErrors, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isApiProblem, useIdempotencyKey } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { logger, toast, useDraft } from 'shared-platform';
import { useNavigate } from 'shared-platform/router';
import { DraftNotice } from 'shared-ui';
import { createPropertyMutation } from './create-property.ts';
import { PropertyForm } from './property-form.tsx';
import {
  addressFields,
  emptyPropertyForm,
  errorsOf,
  type PropertyFormValues,
  propertyFormValues,
  propertyInputOf,
} from './property-form-values.ts';
import { useKnownSuburbs } from './use-known-suburbs.ts';

export function NewProperty() {
  const navigate = useNavigate();
  const form = useForm<PropertyFormValues>({
    initialValues: emptyPropertyForm,
    validate: (values) => {
      const checked = propertyInputOf(values, known);
      return checked.ok ? {} : checked.errors;
    },
  });
  const known = useKnownSuburbs(form.values.suburb);
  const [failure, setFailure] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const keyOf = useIdempotencyKey();
  const { mutateAsync, isPending, data: made } = useMutation(createPropertyMutation());
  const draft = useDraft({
    entity: 'property/new',
    step: 'details',
    version: 2,
    schema: propertyFormValues,
    values: form.values,
    dirty: form.isDirty() && !made,
    description: 'your new property',
    apply: form.setValues,
  });

  // Not before the form counts as saved: leaving unsaved work asks first.
  useEffect(() => {
    if (made) void navigate(addresses.property(made.id));
  }, [made, navigate]);

  async function save(values: PropertyFormValues) {
    const checked = propertyInputOf(values);
    if (!checked.ok) return;
    setFailure(null);
    try {
      await mutateAsync({ input: checked.input, idempotencyKey: keyOf(checked.input) });
      toast.success('Property added');
    } catch (error) {
      refuse(error);
    }
  }

  /** An address that was found and is refused all the same is put right field by field. */
  function showErrors(errors: FormErrors) {
    if (addressFields.some((field) => errors[field])) form.setFieldValue('byHand', true);
    form.setErrors(errors);
    setRefusals((count) => count + 1);
  }

  function refuse(error: unknown) {
    if (isApiProblem(error, { status: 422 })) {
      const { errors, rest } = errorsOf(error.violations);
      showErrors(errors);
      setFailure(rest.length > 0 ? rest.join(' ') : null);
      return;
    }
    logger.error('The property was not added', { reason: String(error) });
    setFailure('Nothing you typed is lost. Check your connection and try again.');
  }

  return (
    <Stack gap="lg">
      <DraftNotice draft={draft} />
      <PropertyForm
        form={form}
        known={known}
        failure={failure}
        refusals={refusals}
        saving={isPending}
        onSave={save}
        onRefused={showErrors}
      />
    </Stack>
  );
}
