import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { Signing } from 'shared-contract/agreement/signing';
import { nameList } from 'shared-contract/text/name-list';
import { confirmChange } from '../signing-round.ts';

type RoundNoticeProps = {
  round: Signing;
  /** True until the owner has confirmed. */
  isHeld: boolean;
  onConfirmed: () => void;
};

/** Warns, before the first change, that it voids what the others have accepted or signed. */
export function RoundNotice({ round, isHeld, onConfirmed }: RoundNoticeProps) {
  const answered = round.parties.filter(({ status }) => status === 'accepted' || status === 'signed');
  const names = nameList(answered);
  const consequence =
    answered.length === 0
      ? 'If you change it, the links we’ve sent stop working and you’ll have to send it again.'
      : `${names} ${answered.length === 1 ? 'has' : 'have'} already agreed to it. If you change it, that no longer counts: the links we’ve sent stop working, and you’ll have to send it again.`;
  const confirm = () => {
    // The button disappears, so the focus moves to the heading of the step.
    document.getElementById('step')?.focus();
    confirmChange(round);
    onConfirmed();
  };
  return (
    <Alert color="yellow" role="note" title="This agreement is out for signing" mb="lg">
      <Stack gap="sm">
        <Text size="sm">
          {isHeld ? consequence : 'Your next change takes it back. Send it again when you’re done.'}
        </Text>
        {isHeld ? (
          <Group>
            <Button variant="default" size="xs" onClick={confirm}>
              Change it anyway
            </Button>
          </Group>
        ) : null}
      </Stack>
    </Alert>
  );
}
