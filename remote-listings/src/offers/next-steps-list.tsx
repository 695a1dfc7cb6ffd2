import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { NextStep } from './next-steps.ts';
import classes from './next-steps-list.module.css';

type NextStepsListProps = {
  steps: readonly NextStep[];
  /** The level of the heading. */
  order: 2 | 3;
  /** The last step, which the user can take here. */
  children?: ReactNode;
};

/** The steps after an offer is accepted. Renders nothing without steps. */
export function NextStepsList({ steps, order, children }: NextStepsListProps) {
  if (steps.length === 0) return null;
  return (
    <Stack component="section" gap="md" aria-labelledby="next-steps">
      <Title order={order} size={order === 2 ? 'h3' : 'h4'} id="next-steps">
        Next steps
      </Title>
      <ol className={classes.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <p className={classes.title}>{title}</p>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ol>
    </Stack>
  );
}
