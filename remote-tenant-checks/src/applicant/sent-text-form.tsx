import { Alert, Button, Stack, Textarea } from '@mantine/core';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { containsTaxFileNumber, taxFileNumberMessage } from 'shared-contract/tenant-check/tax-file-number';
import { toast, useUnsavedWork } from 'shared-platform';
import { useFocusOnFirstError, useMutateOnce } from 'shared-ui';
import { checkLinkFailure } from './check-link-failure.ts';

type SentTextFormProps = {
  label: string;
  maxLength: number;
  submitLabel: string;
  /** Shown when the field is empty. */
  missing: string;
  /** The toast after it was sent. */
  sent: string;
  /** What the user would lose: `your answer`. */
  description: string;
  mutation: UseMutationOptions<void, Error, string>;
  /** Called when the server has the text. Should move the focus, because the disabled button has lost it. */
  onSent?: () => void;
};

/** A text that is sent with a button. It stays on the screen until the server has it. */
export function SentTextForm(props: SentTextFormProps) {
  const { label, maxLength, submitLabel, missing, sent, description, mutation, onSent } = props;
  const [text, setText] = useState('');
  const [invalid, setInvalid] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  const { mutate, isPending, error } = useMutation({
    ...mutation,
    // Belongs to the mutation, because the new view can unmount this form and with it callbacks of `mutate`.
    onSuccess: () => {
      setText('');
      toast.success(sent);
      onSent?.();
    },
  });
  const mutateOnce = useMutateOnce(mutate);
  useUnsavedWork({ id: submitLabel, dirty: text.trim() !== '' && !isPending, description });

  function send() {
    const found = containsTaxFileNumber(text) ? taxFileNumberMessage : text.trim() === '' ? missing : null;
    setInvalid(found);
    if (found !== null) return setRejections((count) => count + 1);
    mutateOnce(text.trim());
  }

  return (
    <form
      ref={useFocusOnFirstError(rejections)}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap="md" maw="36rem">
        <Textarea
          label={label}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={maxLength}
          value={text}
          error={invalid}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setInvalid(null);
          }}
        />
        {error && (
          <Alert color="red" role="alert" title="Not sent">
            {checkLinkFailure(error)}
          </Alert>
        )}
        <div>
          <Button type="submit" loading={isPending}>
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
