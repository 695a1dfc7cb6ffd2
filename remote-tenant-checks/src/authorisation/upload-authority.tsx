import { Alert, Button, FileButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, startTransition, useId, useState } from 'react';
import { isApiProblem } from 'shared-api';
import { uploadRefusal } from 'shared-contract/listing/listing-asset';
import { authorityRules } from 'shared-contract/tenant-check/tenant-check-rules';
import { toast, useUnsavedWork } from 'shared-platform';
import { DownloadButton, Section, useFocusOnFirstError } from 'shared-ui';
import { checkFailureMessage } from '../check/check-failure.ts';
import { downloadAuthorityForm } from '../check/download-check-file.ts';
import { focusStepIfLost } from '../check/focus-title.ts';
import classes from './authorisation.module.css';
import { uploadAuthorityMutation } from './authorisation-requests.ts';
import { authorityErrors, serverAuthorityErrors } from './authority-errors.ts';

type UploadAuthorityProps = { checkId: string; today: string; isReplacement: boolean };

/** Uploads an authority that the applicant signed on paper, with the date of the signature. */
export function UploadAuthority({ checkId, today, isReplacement }: UploadAuthorityProps) {
  const [file, setFile] = useState<File | null>(null);
  const [signedOn, setSignedOn] = useState('');
  const { mutate, isPending, error, reset } = useMutation({
    ...uploadAuthorityMutation(checkId),
    // Here and not in `mutate`, because this form unmounts when the check is then complete and sent.
    onSuccess() {
      setFile(null);
      setSignedOn('');
      toast.success('Authority uploaded');
      requestAnimationFrame(focusStepIfLost);
    },
  });
  const [errors, setErrors] = useState<{ file?: string; signedOn?: string }>({});
  const [rejections, setRejections] = useState(0);
  const fileErrorId = useId();
  useUnsavedWork({ id: 'signed-authority', dirty: file !== null && !isPending, description: 'the signed authority' });

  /** Shows the errors in a transition, so that the browser paints the pressed button first. */
  function reject(found: typeof errors) {
    startTransition(() => {
      setErrors(found);
      setRejections((count) => count + 1);
    });
  }

  function upload(event: FormEvent) {
    event.preventDefault();
    reset();
    const found = authorityErrors({ file, signedOn }, today);
    if (file === null || Object.keys(found).length > 0) return reject(found);
    setErrors({});
    mutate(
      { file, signedOn },
      {
        onError: (failure) => {
          if (isApiProblem(failure, { status: 422 })) reject(serverAuthorityErrors(failure.violations));
        },
      },
    );
  }

  return (
    <Section title={isReplacement ? 'Replace it with a signed authority' : 'Or upload a signed authority'}>
      <form ref={useFocusOnFirstError(rejections)} noValidate onSubmit={upload}>
        <Stack gap="md" align="start">
          <Text>
            Print the form and have the applicant sign and date it. An authority of your own must name the applicant and
            the databases. It can be up to 90 days old: a PDF or picture, up to 10 MB. We email the applicant a link to
            look at it, or to withdraw it.
          </Text>
          <DownloadButton
            label="Download the form to sign"
            what="the form"
            download={() => downloadAuthorityForm(checkId)}
          />
          <TextInput
            className={classes.date ?? ''}
            label="Date of the signature"
            type="date"
            max={today}
            withAsterisk
            value={signedOn}
            error={errors.signedOn}
            onChange={({ currentTarget }) => setSignedOn(currentTarget.value)}
          />
          <div>
            <Group gap="sm">
              <FileButton
                accept={authorityRules.mediaTypes.join(',')}
                inputProps={{ 'aria-label': 'Signed authority' }}
                onChange={(chosen) => {
                  if (!chosen) return;
                  const refusal = uploadRefusal(chosen, authorityRules);
                  setFile(refusal === null ? chosen : null);
                  setErrors({ ...errors, file: refusal ?? undefined });
                }}
              >
                {(props) => (
                  <Button
                    {...props}
                    variant="default"
                    aria-describedby={fileErrorId}
                    aria-invalid={errors.file ? true : undefined}
                  >
                    Choose a file
                  </Button>
                )}
              </FileButton>
              {file && (
                <Text size="sm" className={classes.hash ?? ''}>
                  {file.name}
                </Text>
              )}
            </Group>
            <div role="alert" id={fileErrorId} className={classes.error}>
              {errors.file}
            </div>
          </div>
          {error && !isApiProblem(error, { status: 422 }) && (
            <Alert color="red" role="alert" title="Not uploaded">
              {checkFailureMessage(error)}
            </Alert>
          )}
          <Button type="submit" variant="default" loading={isPending}>
            Upload the authority
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
