import { NativeSelect } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { memo } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import { type StepStatus, stepStatus } from 'shared-contract/listing/listing-readiness';
import { isEditable } from 'shared-contract/listing/listing-status';
import { addresses, type ListingEditStep } from 'shared-contract/page/addresses';
import { Link, useNavigate } from 'shared-platform/router';
import { type EditorStep, editorSteps } from '../editor-steps.ts';
import classes from './editor.module.css';

type StepRailProps = { listing: Listing; current: ListingEditStep };

/**
 * The steps and their progress: a list next to the step, a select on a phone. Memoised, because it depends on the
 * saved listing and not on the typed values.
 */
export const StepRail = memo(function StepRail({ listing, current }: StepRailProps) {
  const navigate = useNavigate();
  const now = new Date();
  const isOpen = isEditable(listing.status);
  const steps = editorSteps.map((step) => ({ step, status: isOpen ? stepStatus(step.name, listing, now) : null }));
  const position = editorSteps.findIndex(({ name }) => name === current);
  const done = steps.filter(({ status }) => status?.kind === 'ok').length;
  return (
    <nav aria-label="Steps of this listing" className={classes.rail}>
      <div className={classes.phoneRail}>
        <NativeSelect
          label={`Step ${position + 1} of ${steps.length}`}
          value={current}
          data={steps.map(({ step, status }) => ({
            value: step.name,
            label: `${step.title}${status?.kind === 'ok' ? ' ✓' : status?.kind === 'blocked' ? ' (needs attention)' : ''}`,
          }))}
          onChange={(event) => {
            const chosen = editorSteps.find(({ name }) => name === event.currentTarget.value);
            if (chosen) void navigate(addresses.listingEditStep(listing.id, chosen.name));
          }}
        />
        {isOpen ? (
          <progress
            className={classes.progress}
            value={done}
            max={steps.length}
            aria-label={progressLabel(done, steps.length)}
          />
        ) : null}
      </div>
      <ol className={classes.steps}>
        {steps.map(({ step, status }) => (
          <RailStep
            key={step.name}
            listingId={listing.id}
            step={step}
            status={status}
            isCurrent={step.name === current}
          />
        ))}
      </ol>
      {isOpen ? <p className={classes.done}>{progressLabel(done, steps.length)}</p> : null}
    </nav>
  );
});

const progressLabel = (done: number, all: number) => `${done} of ${all} steps are done`;

type RailStepProps = {
  listingId: string;
  step: EditorStep;
  /** Null for a sold or leased listing, which has nothing left to do. */
  status: StepStatus | null;
  isCurrent: boolean;
};

function RailStep({ listingId, step, status, isCurrent }: RailStepProps) {
  const reason = status?.kind === 'blocked' ? status.reasons[0] : undefined;
  return (
    <li>
      <Link
        to={addresses.listingEditStep(listingId, step.name)}
        className={classes.step}
        data-status={status?.kind}
        aria-current={isCurrent ? 'step' : undefined}
      >
        <span className={classes.mark} aria-hidden="true">
          {status?.kind === 'ok' && <IconCheck size={15} stroke={2.5} />}
          {status?.kind === 'blocked' && <IconAlertTriangle size={15} stroke={2} />}
        </span>
        <span className={classes.stepText}>
          <span className={classes.stepTitle}>{step.title}</span>
          {status && <span className={classes.stepState}>{stepStatusLabel(status)}</span>}
          {reason && isCurrent && <span className={classes.reason}>{reason}</span>}
        </span>
      </Link>
    </li>
  );
}

function stepStatusLabel(status: StepStatus): string {
  if (status.kind === 'ok') return 'Done';
  if (status.kind === 'blocked') return 'Needs attention';
  return status.optional ? 'Optional' : 'To do';
}
