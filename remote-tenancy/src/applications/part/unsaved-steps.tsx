import { Alert, Anchor } from '@mantine/core';
import { Link } from 'shared-platform/router';
import type { PartStep } from './part-steps.ts';

type UnsavedStepsProps = { steps: readonly PartStep[]; hrefOf: (step: PartStep) => string };

/** Links to the other steps with answers that cannot be saved, because their red fields are not on this step. */
export function UnsavedSteps({ steps, hrefOf }: UnsavedStepsProps) {
  if (steps.length === 0) return null;
  return (
    <Alert color="yellow" role="note" title="Some answers aren’t saved yet" mb="lg">
      Fix the fields in red in{' '}
      {steps.map((step, index) => (
        <span key={step.name}>
          {index > 0 && (index === steps.length - 1 ? ' and ' : ', ')}
          <Anchor component={Link} to={hrefOf(step)} inherit underline="always">
            {step.title}
          </Anchor>
        </span>
      ))}
      . If you close this page before, you’ll need to enter them again.
    </Alert>
  );
}
