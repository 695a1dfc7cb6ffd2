import { NativeSelect } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Link, useNavigate } from 'react-router';
import { addresses, type ListingEditStep } from 'shared-contract/addresses';
import type { Listing } from 'shared-contract/listing';
import type { Standing } from 'shared-contract/listing-standing';
import classes from './editor.module.css';
import type { EditorStep } from './editor-step.ts';
import { editorSteps } from './editor-steps.ts';

type StepRailProps = { listing: Listing; current: ListingEditStep };

/** Where one is, and how far every step is: a list beside the step, on a phone a menu with a bar. */
export function StepRail({ listing, current }: StepRailProps) {
  const navigate = useNavigate();
  const now = new Date();
  const steps = editorSteps.map((step) => ({ step, standing: step.standing({ listing, now }) }));
  const position = editorSteps.findIndex(({ name }) => name === current);
  const done = steps.filter(({ standing }) => standing.kind === 'ok').length;
  return (
    <nav aria-label="Steps of this listing" className={classes.rail}>
      <div className={classes.phoneRail}>
        <NativeSelect
          label={`Step ${position + 1} of ${steps.length}`}
          value={current}
          data={steps.map(({ step, standing }) => ({
            value: step.name,
            label: `${step.title}${standing.kind === 'ok' ? ' ✓' : standing.kind === 'blocked' ? ' (needs attention)' : ''}`,
          }))}
          onChange={(event) => {
            const chosen = editorSteps.find(({ name }) => name === event.currentTarget.value);
            if (chosen) void navigate(addresses.listingEditStep(listing.id, chosen.name));
          }}
        />
        <progress
          className={classes.progress}
          value={done}
          max={steps.length}
          aria-label={progressWords(done, steps.length)}
        />
      </div>
      <ol className={classes.steps}>
        {steps.map(({ step, standing }) => (
          <RailStep
            key={step.name}
            listingId={listing.id}
            step={step}
            standing={standing}
            isCurrent={step.name === current}
          />
        ))}
      </ol>
      <p className={classes.done}>{progressWords(done, steps.length)}</p>
    </nav>
  );
}

const progressWords = (done: number, all: number) => `${done} of ${all} steps are done`;

type RailStepProps = { listingId: string; step: EditorStep; standing: Standing; isCurrent: boolean };

function RailStep({ listingId, step, standing, isCurrent }: RailStepProps) {
  const reason = standing.reasons[0];
  return (
    <li>
      <Link
        to={addresses.listingEditStep(listingId, step.name)}
        className={classes.step}
        data-standing={standing.kind}
        aria-current={isCurrent ? 'step' : undefined}
      >
        <span className={classes.mark} aria-hidden="true">
          {standing.kind === 'ok' && <IconCheck size={15} stroke={2.5} />}
          {standing.kind === 'blocked' && <IconAlertTriangle size={15} stroke={2} />}
        </span>
        <span className={classes.stepWords}>
          <span className={classes.stepTitle}>{step.title}</span>
          <span className={classes.stepState}>{stateWords(standing)}</span>
          {reason && isCurrent && standing.kind === 'blocked' && <span className={classes.reason}>{reason}</span>}
        </span>
      </Link>
    </li>
  );
}

function stateWords(standing: Standing): string {
  if (standing.kind === 'ok') return 'Done';
  if (standing.kind === 'blocked') return 'Needs attention';
  return standing.optional ? 'Optional' : 'To do';
}
