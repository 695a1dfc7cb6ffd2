import { Stack, Text, Title } from '@mantine/core';
import type { NoticeFacts } from 'shared-contract/tenancy/notice';
import { LocalDate } from 'shared-ui';
import { earliestEnds } from 'tenancy-law/notice/next-actions';
import { LawNote } from '../law/law-note.tsx';
import classes from './next-actions.module.css';

/** The reasons for which the tenancy can end. Groups those with the same law, so that its sentence appears once. */
export function EarliestEnds({ facts, date }: { facts: NoticeFacts; date: string }) {
  const groups = Map.groupBy(earliestEnds(facts, date), ({ law }) => JSON.stringify([law.sentence, law.value]));
  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        Ending the tenancy
      </Title>
      <ul className={classes.grounds}>
        {[...groups].map(([key, grounds]) => {
          const law = grounds[0]?.law;
          return law ? (
            <li key={key}>
              <Text>
                Earliest end:{' '}
                <b>
                  <LocalDate date={law.value.earliestEnd} />
                </b>
                , if
              </Text>
              <ul className={classes.reasons}>
                {grounds.map(({ code, label }) => (
                  <li key={code}>{label}</li>
                ))}
              </ul>
              <Text size="sm" c="dimmed" mt="xs">
                <LawNote answer={law} />
                {needs(law.value)}
              </Text>
            </li>
          ) : null;
        })}
      </ul>
    </Stack>
  );
}

function needs({ needsReason, needsEvidence }: { needsReason: boolean; needsEvidence: boolean }): string {
  if (needsEvidence) return ' The notice states the reason, and evidence goes with it.';
  return needsReason ? ' The notice states the reason.' : '';
}
