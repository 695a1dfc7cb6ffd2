import { type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { isApiProblem } from 'shared-api';
import { useUser } from 'shared-auth';
import { localDateIn } from 'shared-contract/date/local-date';
import type { Property } from 'shared-contract/property/property';
import { useUnsavedWork } from 'shared-platform';
import { checkFailureMessage } from '../check/check-failure.ts';
import { type InformationValues, informationErrors, type RuleContext } from './information-values.ts';

export type InformationForm = UseFormReturnType<InformationValues>;

type Options = {
  initialValues: InformationValues;
  properties: readonly Pick<Property, 'id' | 'timeZone'>[];
  /** Returns the errors of the browser's rules. */
  errorsOf: (values: InformationValues, context: RuleContext) => Record<string, string>;
  save: (values: InformationValues, context: RuleContext) => Promise<void>;
  /** True once the form is saved and the page is about to close. */
  isDone: boolean;
};

/**
 * The state of the form. It stores no draft, because it contains only personal data; what is typed stays in the form
 * after a failed save, and the user is asked before leaving.
 */
export function useInformationForm({ initialValues, properties, errorsOf, save, isDone }: Options) {
  const { email: userEmail } = useUser();
  const contextOf = ({ property }: InformationValues): RuleContext => ({
    today: localDateIn(properties.find(({ id }) => id === property)?.timeZone ?? 'Australia/Sydney', new Date()),
    userEmail,
  });
  const form = useForm<InformationValues>({
    initialValues,
    validate: (values) => errorsOf(values, contextOf(values)),
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  const [isSaving, setIsSaving] = useState(false);
  useUnsavedWork({ id: 'tenant-check', dirty: form.isDirty() && !isDone, description: 'this tenant check' });
  const onInvalid = () => setRejections((count) => count + 1);

  async function onSave(values: InformationValues) {
    if (isSaving) return;
    setFailure(null);
    setIsSaving(true);
    try {
      await save(values, contextOf(values));
    } catch (error) {
      const errors = isApiProblem(error, { status: 422 }) ? informationErrors(error.violations) : {};
      form.setErrors(errors);
      setFailure(Object.keys(errors).some((field) => field in values) ? null : checkFailureMessage(error));
      onInvalid();
    } finally {
      setIsSaving(false);
    }
  }

  return { form, failure, rejections, isSaving, onSave, onInvalid };
}
