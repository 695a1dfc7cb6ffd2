import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiProblem } from 'shared-api';
import { addresses } from 'shared-contract/addresses';
import type { PropertyInput } from 'shared-contract/property';
import { logger, toast, useUnsavedWork } from 'shared-platform';
import { createPropertyMutation } from './create-property.ts';
import { PropertyForm } from './property-form.tsx';
import { emptyPropertyForm, errorsOf, type PropertyFormValues, propertyInputOf } from './property-form-values.ts';

type Refusal = { errors: Partial<Record<keyof PropertyFormValues, string>>; failure: string | null };

const nothingWrong: Refusal = { errors: {}, failure: null };

export function NewProperty() {
  const navigate = useNavigate();
  const [values, setValues] = useState(emptyPropertyForm);
  const [refusal, setRefusal] = useState<Refusal>(nothingWrong);
  const keyOf = useIdempotencyKey();
  const { mutateAsync, isPending, data: made } = useMutation(createPropertyMutation());
  const touched = values.streetAddress !== '' || values.suburb !== '';
  useUnsavedWork({ id: 'new-property', dirty: touched && !made, describe: 'your new property' });

  // Not before the form counts as saved: leaving unsaved work asks first.
  useEffect(() => {
    if (made) void navigate(addresses.property(made.id));
  }, [made, navigate]);

  async function submit() {
    const checked = propertyInputOf(values);
    if (!checked.ok) return setRefusal({ errors: checked.errors, failure: null });
    setRefusal(nothingWrong);
    try {
      await mutateAsync({ input: checked.input, idempotencyKey: keyOf(checked.input) });
      toast.success('Property added');
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  }

  return (
    <PropertyForm
      values={values}
      errors={refusal.errors}
      failure={refusal.failure}
      saving={isPending}
      onChange={setValues}
      onSubmit={submit}
    />
  );
}

function refusalOf(error: unknown): Refusal {
  if (isApiProblem(error, { status: 422 })) {
    const { errors, rest } = errorsOf(error.violations);
    return { errors, failure: rest.length > 0 ? rest.join(' ') : null };
  }
  logger.error('The property was not added', { reason: String(error) });
  return { errors: {}, failure: 'Nothing you typed is lost. Check your connection and try again.' };
}

/** One key for one content: pressing twice adds one property, a corrected form is a new attempt. */
function useIdempotencyKey(): (input: PropertyInput) => string {
  const last = useRef({ content: '', key: '' });
  return (input) => {
    const content = JSON.stringify(input);
    if (content !== last.current.content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
}
