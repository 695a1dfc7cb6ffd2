import { Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, isApiProblem, isNetworkFailure } from 'shared-api';
import { useSession } from 'shared-auth';
import type { Listing } from 'shared-contract/listing/listing';
import { listingReportInput, listingReportReason, listingReportReasons } from 'shared-contract/listing/listing-report';
import { toast } from 'shared-platform';
import { ConfirmDialog, useFocusOnFirstError } from 'shared-ui';
import { contactOfUser } from '../../contact-of-user.ts';

/** Asks what is wrong with a listing, and sends it to the operator. A failure keeps what the visitor has typed. */
export default function ReportDialog({ listing, onClose }: { listing: Listing; onClose: () => void }) {
  const session = useSession();
  const [rejections, setRejections] = useState(0);
  const form = useForm({
    initialValues: {
      reason: '',
      message: '',
      email: session.status === 'signedIn' ? contactOfUser(session.appUser).email : '',
    },
    validate: (values) => errorsOf(values),
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (values: typeof form.values) =>
      api.send({ method: 'POST', path: `${listing['@id']}/reports`, body: inputOf(values) }),
    onSuccess: () => {
      toast.success('Thanks. We’ll look into this listing.');
      onClose();
    },
  });
  const fields = useFocusOnFirstError<HTMLDivElement>(rejections);
  return (
    <ConfirmDialog
      title="Report this listing"
      confirmLabel="Send report"
      isBusy={isPending}
      error={error && failureMessage(error)}
      onConfirm={form.onSubmit(
        (values) => mutate(values),
        () => setRejections((count) => count + 1),
      )}
      onCancel={onClose}
    >
      <Stack gap="md" ref={fields}>
        <Text size="sm" c="dimmed">
          Only Verandah sees your report, not the advertiser. If you’ve paid money to a scammer, call your bank first,
          then report it to scamwatch.gov.au.
        </Text>
        <Radio.Group label="What’s wrong?" withAsterisk {...form.getInputProps('reason')}>
          <Stack gap="xs" mt="xs">
            {listingReportReason.options.map((reason) => (
              <Radio
                key={reason}
                value={reason}
                label={listingReportReasons[reason]}
                aria-invalid={Boolean(form.errors.reason)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label="Details"
          withAsterisk={form.values.reason === 'other'}
          autosize
          minRows={3}
          maxRows={8}
          {...form.getInputProps('message')}
        />
        <TextInput
          label="Your email (optional)"
          description="So that we can ask you about it."
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
      </Stack>
    </ConfirmDialog>
  );
}

type Values = { reason: string; message: string; email: string };

const inputOf = ({ email, ...rest }: Values) => ({ ...rest, email: email.trim() === '' ? null : email });

function errorsOf(values: Values): Partial<Record<keyof Values, string>> {
  const parsed = listingReportInput.safeParse(inputOf(values));
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
}

function failureMessage(error: Error): string {
  if (isApiProblem(error, { status: 429 })) return 'You’ve sent a lot of reports. Try again in an hour.';
  if (isApiProblem(error, { status: 404 })) return 'This listing is no longer on the site.';
  if (isNetworkFailure(error)) return 'Check your connection and try again.';
  return 'Something went wrong on our side. Try again in a moment.';
}
