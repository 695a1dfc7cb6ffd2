import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem, useResource } from 'shared-api';
import { useSession } from 'shared-auth';
import { toast, useDraft } from 'shared-platform';
import { DraftNotice, useFocusOnFirstError } from 'shared-ui';
import {
  type DetailsFormValues,
  detailsDraft,
  detailsPatch,
  fieldErrors,
  toFormValues,
  validateDetails,
} from './details-form-values.ts';
import { changeMyDetailsMutation, myDetailsQuery } from './my-details.ts';

/** The form in which users change their name and phone number. */
export function DetailsForm({ userId }: { userId: string }) {
  const data = useResource(myDetailsQuery(userId));
  const { mutateAsync, isPending } = useMutation(changeMyDetailsMutation(userId, useSession()));
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  const reject = () => setRejections((count) => count + 1);
  const form = useForm<DetailsFormValues>({ initialValues: toFormValues(data.value), validate: validateDetails });
  const draft = useDraft({
    user: userId,
    entity: 'my-details',
    step: 'name-and-phone',
    version: 1,
    schema: detailsDraft,
    values: form.values,
    dirty: form.isDirty(),
    description: 'your name and phone number',
    apply: form.setValues,
  });

  async function save(values: DetailsFormValues) {
    setFailure(null);
    try {
      const change = detailsPatch(values, toFormValues(data.value));
      const saved = toFormValues(await mutateAsync({ change, etag: data.etag }));
      form.setValues(saved);
      form.resetDirty(saved);
      toast.success('Details saved');
    } catch (error) {
      showFailure(error);
    }
  }

  function showFailure(error: unknown) {
    if (isApiProblem(error, { status: 422 })) {
      const { errors, rest } = fieldErrors(error.violations);
      form.setErrors(errors);
      reject();
      return setFailure(rest.join(' ') || null);
    }
    if (isApiProblem(error, { status: 412 })) {
      return setFailure(
        'Your details were changed in another tab or on another device. Reload the page: we’ll keep what you typed.',
      );
    }
    setFailure('We couldn’t save your details, but we’ve kept what you typed. Check your connection and try again.');
  }

  return (
    <form ref={useFocusOnFirstError(rejections)} onSubmit={form.onSubmit(save, reject)} noValidate>
      <Stack gap="md" maw={480}>
        <DraftNotice draft={draft} />
        <TextInput label="First name" autoComplete="given-name" required {...form.getInputProps('firstName')} />
        <TextInput label="Last name" autoComplete="family-name" {...form.getInputProps('lastName')} />
        <TextInput
          label="Phone"
          description="So agents and tenants can call you. For numbers outside Australia, include the country code."
          type="tel"
          autoComplete="tel"
          {...form.getInputProps('phone')}
        />
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <Group>
          <Button type="submit" loading={isPending} disabled={!form.isDirty()}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
