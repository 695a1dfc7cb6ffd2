import { Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { cachedResource } from 'shared-api';
import type { ApplicationView } from 'shared-contract/application/application';
import { undecidedMonths } from 'shared-contract/application/application-rules';
import { localDateIn } from 'shared-contract/date/local-date';
import { toast } from 'shared-platform';
import { Fact, SendFailure, useMutateOnce } from 'shared-ui';
import { destroyApplicationOn } from 'tenancy-law/rules/application-retention';
import { LawNote } from '../../law/law-note.tsx';
import { applicationFailureMessage } from '../application-failure-message.ts';
import { applicationViewQuery, completePartMutation } from '../application-query.ts';
import { ContentList } from '../progress/content-list.tsx';
import classes from '../progress/progress.module.css';
import type { PartStep } from './part-steps.ts';

type SendPartProps = {
  view: ApplicationView;
  token: string;
  steps: readonly PartStep[];
  /** Saves the form. Resolves to true when everything is saved. */
  save: () => Promise<boolean>;
};

class UnsavedAnswers extends Error {}

/** The last step: what the owner will get, the applicant's consent, and the button that completes the part. */
export function SendPart({ view, token, steps, save }: SendPartProps) {
  const completePart = useMutation(completePartMutation(token));
  const { mutate, reset, isPending, error } = useMutation({ mutationFn: send });
  const sendOnce = useMutateOnce(mutate);
  const [consent, setConsent] = useState(false);
  const [keepLonger, setKeepLonger] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const isLast = view.adults.every(({ completedAt }, index) => index === view.position || completedAt !== null);
  const longer = longerRetention(view);

  /** Saves and completes the part. Only a failed completion fetches the view again, so it is a mutation of its own. */
  async function send() {
    if (!(await save()))
      throw new UnsavedAnswers('Some answers aren’t saved. Fix the fields in red in the steps above.');
    const version = cachedResource(applicationViewQuery(token))?.version ?? view.version;
    await completePart.mutateAsync({ version, consent: true, keepLonger });
    toast.success(isLast ? 'Application sent' : 'Part completed');
  }

  function onSend() {
    setMissing(!consent);
    if (consent) return sendOnce();
    reset();
    box.current?.focus();
  }

  return (
    <Stack gap="xl">
      <Stack component="section" gap="sm" aria-labelledby="check-person">
        <Title order={2} size="h4" id="check-person">
          Your name and email
        </Title>
        <dl className={classes.facts}>
          <Fact label="Full legal name">{view.adults[view.position]?.name}</Fact>
          {view.email !== undefined && <Fact label="Email">{view.email}</Fact>}
        </dl>
        <Text size="sm" c="dimmed">
          If one of them is wrong, withdraw this application and start a new one.
        </Text>
      </Stack>
      {steps
        .filter(({ fields }) => fields.length > 0)
        .map(({ name, title, fields }) => (
          <Stack key={name} component="section" gap="sm" aria-labelledby={`check-${name}`}>
            <Title order={2} size="h4" id={`check-${name}`}>
              {title}
            </Title>
            <ContentList view={view} fields={fields} />
          </Stack>
        ))}
      <Stack gap="md">
        <Checkbox
          ref={box}
          label="My part is complete and true, and I agree that the owner or agent reads it to decide on this application."
          checked={consent}
          error={isMissing && 'Tick the box to confirm that your part is complete and true.'}
          onChange={({ currentTarget }) => {
            setConsent(currentTarget.checked);
            setMissing(false);
          }}
        />
        {longer && (
          <Checkbox
            label="Store my application longer if it’s unsuccessful (optional)"
            description={<LawNote answer={longer} />}
            checked={keepLonger}
            onChange={({ currentTarget }) => setKeepLonger(currentTarget.checked)}
          />
        )}
        <Text size="sm" c="dimmed">
          If the owner or agent doesn’t decide, we destroy the application {undecidedMonths} months after it’s sent.
        </Text>
        {error && (
          <SendFailure title="Not sent">
            {error instanceof UnsavedAnswers ? error.message : applicationFailureMessage(error)}
          </SendFailure>
        )}
        <Group>
          <Button size="md" loading={isPending} onClick={onSend}>
            {isLast ? 'Send application' : 'Complete my part'}
          </Button>
        </Group>
      </Stack>
    </Stack>
  );
}

/** Returns the rule of a state in which an applicant can consent to a longer period, otherwise null. */
function longerRetention({ listing: { property } }: ApplicationView) {
  const { state } = property.address;
  const today = localDateIn(property.timeZone, new Date());
  const longer = destroyApplicationOn(state, today, { hasConsent: true });
  const usual = destroyApplicationOn(state, today, { hasConsent: false });
  return longer.value === usual.value ? null : longer;
}
