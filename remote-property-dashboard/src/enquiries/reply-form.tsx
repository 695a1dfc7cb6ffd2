import { Alert, Button, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isApiProblem, rejectionReason, useIdempotencyKey } from 'shared-api';
import { useUser } from 'shared-auth';
import { type Enquiry, enquiryReplyInput } from 'shared-contract/enquiry/enquiry';
import { toast, useDraft } from 'shared-platform';
import { DraftNotice } from 'shared-ui';
import { replyMutation } from './change-enquiry.ts';
import { listingQuery } from './listing-query.ts';
import { inviteToApply, replyTemplates, withTemplate } from './reply-templates.ts';

type ReplyFormProps = {
  enquiry: Enquiry;
  /** True to start with the invitation to apply. */
  invites: boolean;
  onDone: () => void;
};

export function ReplyForm({ enquiry, invites, onDone }: ReplyFormProps) {
  const { firstName } = useUser();
  // The templates can be used without the listing, so an error while loading it is not shown.
  const { data: listing = null } = useQuery(listingQuery(enquiry.listing.id));
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync, isPending, isSuccess } = useMutation(replyMutation(enquiry));
  const keyOf = useIdempotencyKey();
  const field = useRef<HTMLTextAreaElement>(null);
  const templates = replyTemplates({ enquiry, listing, sender: firstName, now: new Date(), origin: location.origin });
  const draft = useDraft({
    entity: `enquiry/${enquiry.id}`,
    step: 'reply',
    version: 1,
    schema: enquiryReplyInput,
    values: { message },
    dirty: message !== '' && !isSuccess,
    description: `your reply to ${enquiry.name}`,
    apply: (restored) => setMessage(restored.message),
  });
  useEffect(() => field.current?.focus(), []);
  // The link is that of the listing, which can load after the form. A text that the owner has typed stays.
  const invitation = invites ? templates.find(({ name }) => name === inviteToApply)?.text : undefined;
  useEffect(() => {
    if (invitation !== undefined) setMessage((typed) => (typed === '' ? invitation : typed));
  }, [invitation]);

  function write(text: string) {
    setMessage(text);
    setError(null);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const checked = enquiryReplyInput.safeParse({ message });
    if (!checked.success) {
      setError(checked.error.issues[0]?.message ?? 'Write a reply.');
      field.current?.focus();
      return;
    }
    setFailure(null);
    try {
      await mutateAsync({ message: checked.data.message, idempotencyKey: keyOf(checked.data.message) });
      toast.success(`Reply sent to ${enquiry.name}`);
      onDone();
    } catch (cause) {
      if (isApiProblem(cause, { status: 422 })) setError(rejectionReason(cause));
      else setFailure('Your reply is still here. Check your connection and try again.');
    }
  }

  return (
    <form noValidate onSubmit={send}>
      <Stack gap="sm">
        <DraftNotice draft={draft} />
        {failure && (
          <Alert color="red" role="alert" title="We couldn’t send your reply">
            {failure}
          </Alert>
        )}
        <NativeSelect
          label="Use a template"
          value=""
          onChange={({ currentTarget }) => {
            const chosen = templates.find(({ name }) => name === currentTarget.value);
            if (chosen) write(withTemplate(message, chosen, templates));
            field.current?.focus();
          }}
          data={[{ value: '', label: 'Choose a template or write your own' }, ...templates.map(({ name }) => name)]}
        />
        <Textarea
          ref={field}
          label={`Your reply to ${enquiry.name}`}
          autosize
          minRows={5}
          maxRows={18}
          value={message}
          error={error}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="dimmed">
            We’ll send it to {enquiry.email}. Replies go to your email address.
          </Text>
          <Group gap="sm">
            <Button variant="default" onClick={onDone} disabled={isPending}>
              Cancel
            </Button>
            <Button type="submit" loading={isPending}>
              Send reply
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}
