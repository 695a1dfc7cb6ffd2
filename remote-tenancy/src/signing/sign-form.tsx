import { Alert, Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { isApiProblem } from 'shared-api';
import { CardSkeletons, SendFailure, useFocusOnFirstError, useMutateOnce } from 'shared-ui';
import { signingFailureMessage } from './signing-failure-message.ts';
import type { Signature } from './signing-query.ts';
import { type SignatureKind, useSignature } from './use-signature.ts';

const SignatureDrawing = lazy(() => import('shared-ui/signature-drawing'));

type SignFormProps<Sent, Signed> = {
  /** The hash of the PDF that is signed. */
  documentSha256: string;
  /** The address to which the code is emailed. */
  email: string;
  codeMutation: UseMutationOptions<Sent, Error, void>;
  signatureMutation: UseMutationOptions<Signed, Error, Signature>;
  onSigned: () => void;
};

/** Emails a code, then takes the code with a typed or drawn signature. For the owner and for tenants. */
export function SignForm<Sent, Signed>(props: SignFormProps<Sent, Signed>) {
  const [hasCode, setHasCode] = useState(false);
  const { mutate, isPending, error } = useMutation(props.codeMutation);
  const mutateOnce = useMutateOnce(mutate);
  const sendCode = () =>
    mutateOnce(undefined, {
      onSuccess: () => setHasCode(true),
      onError: (problem) => isSentAlready(problem) && setHasCode(true),
    });

  return (
    <Stack gap="md" maw="36rem">
      {hasCode ? (
        <SignatureFields {...props} isSendingCode={isPending} onNewCode={sendCode} />
      ) : (
        <>
          <Text>We’ll email a code to {props.email}, so that only you can sign.</Text>
          <Group gap="sm">
            <Button loading={isPending} onClick={sendCode}>
              Email me a code
            </Button>
            <Button variant="subtle" onClick={() => setHasCode(true)}>
              I have a code
            </Button>
          </Group>
        </>
      )}
      {isSentAlready(error) && (
        <Alert color="yellow" role="status">
          {signingFailureMessage(error)}
        </Alert>
      )}
      {error && !isSentAlready(error) && (
        <SendFailure title="We couldn’t email your code">{signingFailureMessage(error)}</SendFailure>
      )}
    </Stack>
  );
}

/** True when no code was sent, because that of a moment ago is still good. */
const isSentAlready = (error: unknown) => isApiProblem(error, { code: 'code-sent' });

type FieldsProps<Sent, Signed> = SignFormProps<Sent, Signed> & { isSendingCode: boolean; onNewCode: () => void };

function SignatureFields<Sent, Signed>(props: FieldsProps<Sent, Signed>) {
  const { documentSha256, email, signatureMutation, onSigned, isSendingCode, onNewCode } = props;
  const { values, errors, rejections, change, check, reject } = useSignature();
  const { mutate, isPending, error } = useMutation(signatureMutation);
  const form = useFocusOnFirstError(rejections);
  const mutateOnce = useMutateOnce(mutate);
  const code = useRef<HTMLInputElement>(null);
  // The button that led here has unmounted with the focus.
  useEffect(() => code.current?.focus(), []);

  function sign() {
    const signature = check();
    if (signature) mutateOnce({ documentSha256, ...signature }, { onSuccess: onSigned, onError: reject });
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sign();
      }}
    >
      <Stack gap="md">
        <Group align="flex-end" gap="sm">
          <TextInput
            ref={code}
            label="Code"
            description={`We’ve emailed it to ${email}. It works for 10 minutes.`}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            value={values.code}
            error={errors.code}
            errorProps={{ role: 'alert' }}
            onChange={(event) => change({ code: event.currentTarget.value })}
          />
          <Button variant="subtle" loading={isSendingCode} onClick={onNewCode}>
            Send a new code
          </Button>
        </Group>
        <SegmentedControl
          aria-label="How to sign"
          value={values.kind}
          data={[
            { value: 'typed', label: 'Type my name' },
            { value: 'drawn', label: 'Draw my signature' },
          ]}
          onChange={(kind) => change({ kind: kind as SignatureKind })}
        />
        <TextInput
          label="Your full name"
          autoComplete="name"
          maxLength={120}
          value={values.name}
          error={errors.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        {values.kind === 'drawn' && (
          <Suspense fallback={<CardSkeletons shape="rows" count={1} label="Loading the drawing field" />}>
            <SignatureDrawing error={errors.image ?? null} onChange={(image) => change({ image })} />
          </Suspense>
        )}
        <Text size="sm" c="dimmed">
          When you sign, you agree to this agreement. We keep your signature, its time, your browser and the first part
          of your internet address as evidence, on the last page of the signed PDF.
        </Text>
        {error && !isApiProblem(error, { status: 422 }) && (
          <SendFailure title="Your signature wasn’t sent">{signingFailureMessage(error)}</SendFailure>
        )}
        <div>
          <Button type="submit" loading={isPending}>
            Sign agreement
          </Button>
        </div>
      </Stack>
    </form>
  );
}
