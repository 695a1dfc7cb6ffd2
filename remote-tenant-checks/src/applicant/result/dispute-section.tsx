import { Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ApplicantCheckView } from 'shared-contract/tenant-check/check-link';
import { LocalInstant, Section } from 'shared-ui';
import { disputeResultMutation } from '../check-link-query.ts';
import { SentTextForm } from '../sent-text-form.tsx';
import classes from './result.module.css';

/** What the applicant has written against the result, and the form for it. */
export function DisputeSection({ view, token }: { view: ApplicantCheckView; token: string }) {
  const { disputes, requestedBy } = view;
  const last = useRef<HTMLElement>(null);
  const [sentHere, setSentHere] = useState(0);
  const isDisputed = disputes.length > 0;
  // The new text can appear before or after the form learns that it was sent, so both changes move the focus.
  useEffect(() => {
    if (sentHere > 0 && disputes.length > 0) last.current?.focus();
  }, [sentHere, disputes.length]);
  return (
    <Section title="Is something wrong?">
      <Stack gap="md">
        {disputes.map(({ at, message }) => (
          <figure key={at} ref={last} tabIndex={-1} className={classes.dispute}>
            <figcaption className={classes.quiet}>
              You wrote on <LocalInstant at={at} />
            </figcaption>
            <blockquote className={classes.message}>{message}</blockquote>
          </figure>
        ))}
        <Text>
          {isDisputed ? `${requestedBy} can read your dispute.` : `Tell ${requestedBy} what is wrong with the result.`}{' '}
          We store the check until your dispute is settled.
        </Text>
        <SentTextForm
          label={isDisputed ? 'Add to your dispute' : 'What is wrong'}
          maxLength={2000}
          submitLabel={isDisputed ? 'Send addition' : 'Send dispute'}
          missing="Write what is wrong."
          sent={isDisputed ? 'Addition sent' : 'Dispute sent'}
          onSent={() => setSentHere((count) => count + 1)}
          description="your dispute"
          mutation={disputeResultMutation(token)}
        />
      </Stack>
    </Section>
  );
}
