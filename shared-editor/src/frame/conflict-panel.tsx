import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { RadioCards } from 'shared-ui';
import type { FieldTexts } from '../saving/step-form.ts';
import type { Conflict } from '../saving/step-saver.ts';
import classes from './step-frame.module.css';

type ConflictPanelProps<Values extends Record<string, unknown>> = {
  step: FieldTexts<Values>;
  conflict: Conflict<Values>;
  onResolve: (choices: Record<string, 'mine' | 'theirs'>) => void;
};

/**
 * Shows, for each field that was changed in both versions, the user's value and the one that was saved elsewhere. The
 * user chooses one for each field.
 */
export function ConflictPanel<Values extends Record<string, unknown>>({
  step,
  conflict,
  onResolve,
}: ConflictPanelProps<Values>) {
  const [choices, setChoices] = useState<Record<string, 'mine' | 'theirs'>>({});
  const isComplete = conflict.fields.every((field) => choices[field] !== undefined);
  // Resolving unmounts the panel and the pressed button, so the focus moves to the heading of the step.
  const resolve = (chosen: typeof choices) => {
    document.getElementById('step')?.focus();
    onResolve(chosen);
  };
  const all = (choice: 'mine' | 'theirs') =>
    resolve(Object.fromEntries(conflict.fields.map((field) => [field, choice])));
  return (
    <Alert color="yellow" role="alert" title="This step was also changed elsewhere" mb="lg">
      <Stack gap="md">
        <Text size="sm">
          Another tab, device or person saved this step while you were typing. Choose which version to keep.
        </Text>
        {conflict.fields.map((field) => (
          <RadioCards
            key={field}
            label={step.labels[field]}
            values={['mine', 'theirs'] as const}
            value={choices[field] ?? null}
            onChange={(side) => setChoices({ ...choices, [field]: side })}
            className={classes.versions}
            cardClassName={classes.version}
            padding="sm"
          >
            {(side) => (
              <Group wrap="nowrap" align="flex-start" gap="sm">
                <Radio.Indicator />
                <span>
                  <Text component="span" size="sm" fw={600} display="block">
                    {side === 'mine' ? 'Yours' : 'Saved elsewhere'}
                  </Text>
                  <Text component="span" size="sm" className={classes.versionText}>
                    {step.formatValue(field, conflict[side][field]) || 'Empty'}
                  </Text>
                </span>
              </Group>
            )}
          </RadioCards>
        ))}
        <Group>
          <Button disabled={!isComplete} onClick={() => resolve(choices)}>
            Save my choices
          </Button>
          <Button variant="default" onClick={() => all('mine')}>
            Keep all of mine
          </Button>
          <Button variant="default" onClick={() => all('theirs')}>
            Use all of theirs
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
