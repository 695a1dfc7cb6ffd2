import { Alert, Button, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { isApiProblem } from 'shared-api';
import type { ApplicantCheckView } from 'shared-contract/tenant-check/check-link';
import { messagesByField } from 'shared-contract/wire/messages-by-field';
import { toast, useUnsavedWork } from 'shared-platform';
import { CardSkeletons, useFocusOnFirstError, useMutateOnce } from 'shared-ui';
import { checkLinkFailure } from '../check-link-failure.ts';
import { signCheckMutation } from '../check-link-query.ts';
import { parseSignature, type SignatureErrors, type SignatureValues } from './signature-values.ts';

const SignatureDrawing = lazy(() => import('shared-ui/signature-drawing'));

const empty: SignatureValues = { name: '', image: '', consent: false };

/** Takes the typed name, an optional drawing and the consent, and signs the text above. */
export function SignForm({ view, token }: { view: ApplicantCheckView; token: string }) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<SignatureErrors>({});
  const [isDrawing, setDrawing] = useState(false);
  const [rejections, setRejections] = useState(0);
  const { mutate, isPending, error } = useMutation({
    ...signCheckMutation(token),
    // Belongs to the mutation, because the new view unmounts this form and with it callbacks of `mutate`.
    onSuccess: () => toast.success('Authorisation signed'),
  });
  const mutateOnce = useMutateOnce(mutate);
  const isDirty = values.name !== '' || values.image !== '' || values.consent;
  useUnsavedWork({ id: 'check-signature', dirty: isDirty && !isPending, description: 'your signature' });

  function change(changed: Partial<SignatureValues>) {
    setValues((before) => ({ ...before, ...changed }));
    setErrors({});
  }

  function reject(found: SignatureErrors) {
    setErrors(found);
    setRejections((count) => count + 1);
  }

  function sign() {
    const parsed = parseSignature(values, view);
    if (!parsed.ok) return reject(parsed.errors);
    mutateOnce(parsed.signature, {
      onError: (failure) => {
        if (isApiProblem(failure, { status: 422 })) reject(messagesByField(failure.violations));
      },
    });
  }

  return (
    <form
      ref={useFocusOnFirstError(rejections)}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        sign();
      }}
    >
      <Stack gap="md" maw="36rem">
        <TextInput
          label="Your full legal name"
          description="Typing your name is your signature"
          autoComplete="name"
          maxLength={120}
          value={values.name}
          error={errors.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        {isDrawing ? (
          <Suspense fallback={<CardSkeletons shape="rows" count={1} label="Loading the drawing field" />}>
            <SignatureDrawing error={errors.image ?? null} onChange={(image) => change({ image })} />
          </Suspense>
        ) : (
          <div>
            <Button variant="default" size="xs" onClick={() => setDrawing(true)}>
              Draw a signature too (optional)
            </Button>
          </div>
        )}
        <Checkbox
          label="I have read what I authorise, and I agree to this check."
          checked={values.consent}
          error={errors.consent}
          onChange={({ currentTarget }) => change({ consent: currentTarget.checked })}
        />
        <Text size="sm" c="dimmed">
          You don’t have to agree, and you can withdraw your consent on this page while the check runs. We store your
          signature with its time in a PDF that you can download.
        </Text>
        {error && !hasFieldErrors(errors) && (
          <Alert color="red" role="alert" title="Not signed">
            {checkLinkFailure(error)}
          </Alert>
        )}
        <div>
          <Button type="submit" size="md" loading={isPending}>
            Sign authorisation
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const hasFieldErrors = ({ name, image, consent }: SignatureErrors) =>
  [name, image, consent].some((message) => message !== undefined);
