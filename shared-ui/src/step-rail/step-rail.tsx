import { NativeSelect } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useSafeNavigate } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import classes from './step-rail.module.css';

/** One step of a form with several pages. */
export type RailStep = {
  /** Identifies the step within the rail. */
  name: string;
  title: string;
  href: string;
  /**
   * Whether the step is done. `unsaved` while it has changes that are not saved. `skipped` when it does not apply; it
   * then is no link. Null in a form that can no longer be changed; the rail then shows no progress.
   */
  state: 'done' | 'attention' | 'todo' | 'optional' | 'unsaved' | 'skipped' | null;
  /** Why the step needs attention, shown while the user is on it; or why it is skipped, always shown. */
  reason?: string | undefined;
};

type StepRailProps = {
  /** Accessible name, such as "Steps of this listing". */
  label: string;
  steps: readonly RailStep[];
  /** Name of the step on the screen. */
  current: string;
  /** True when the page shows `stepProgress` as a bar elsewhere, so that there is one bar. */
  hidesBar?: boolean;
};

const stateLabels = {
  done: 'Done',
  attention: 'Needs attention',
  todo: 'To do',
  optional: 'Optional',
  unsaved: 'Not saved yet',
  skipped: 'Not needed',
} as const;

/** How many of the steps that apply are done, and a sentence that says it, such as "3 of 5 steps are done". */
export function stepProgress(steps: readonly Pick<RailStep, 'state'>[]): {
  done: number;
  count: number;
  label: string;
} {
  const count = steps.filter(({ state }) => state !== 'skipped').length;
  const done = steps.filter(({ state }) => state === 'done').length;
  return { done, count, label: `${done} of ${count} steps ${done === 1 ? 'is' : 'are'} done` };
}

/** The steps of a form and their progress: a list beside the step; on a phone, a select with a progress bar. */
export function StepRail({ label, steps, current, hidesBar = false }: StepRailProps) {
  const navigate = useSafeNavigate();
  const applicable = steps.filter(({ state }) => state !== 'skipped');
  const position = applicable.findIndex(({ name }) => name === current);
  const progress = stepProgress(steps);
  const showsProgress = steps.some(({ state }) => state !== null);
  return (
    <nav aria-label={label} className={classes.rail}>
      <div className={classes.phoneRail}>
        <NativeSelect
          label={`Step ${position + 1} of ${applicable.length}`}
          value={current}
          data={steps.map((step) => ({
            value: step.name,
            label: `${step.title}${optionSuffix(step)}`,
            disabled: step.state === 'skipped',
          }))}
          onChange={(event) => {
            const chosen = steps.find(({ name }) => name === event.currentTarget.value);
            if (chosen) navigate(chosen.href);
          }}
        />
        {showsProgress && !hidesBar ? (
          <ProgressBar label={progress.label} value={progress.done} max={progress.count} />
        ) : null}
      </div>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <Step key={step.name} step={step} isCurrent={step.name === current} />
        ))}
      </ol>
      {showsProgress ? <p className={classes.done}>{progress.label}</p> : null}
    </nav>
  );
}

function optionSuffix({ state, reason }: RailStep): string {
  if (state === 'done') return ' ✓';
  if (state === 'skipped') return reason ? `: ${reason.toLowerCase()}` : '';
  return state === 'attention' ? ' (needs attention)' : '';
}

function Step({ step: { title, href, state, reason }, isCurrent }: { step: RailStep; isCurrent: boolean }) {
  if (state === 'skipped') {
    return (
      <li className={classes.step} data-state={state}>
        <span className={classes.mark} aria-hidden="true" />
        <span className={classes.stepText}>
          <span className={classes.stepTitle}>{title}</span>
          <span className={classes.stepState}>{reason ?? stateLabels.skipped}</span>
        </span>
      </li>
    );
  }
  return (
    <li>
      <Link
        to={href}
        className={classes.step}
        data-state={state ?? undefined}
        aria-current={isCurrent ? 'step' : undefined}
      >
        <span className={classes.mark} aria-hidden="true">
          {state === 'done' && <IconCheck size={15} stroke={2.5} />}
          {state === 'attention' && <IconAlertTriangle size={15} stroke={2} />}
        </span>
        <span className={classes.stepText}>
          <span className={classes.stepTitle}>{title}</span>
          {state && <span className={classes.stepState}>{stateLabels[state]}</span>}
          {state === 'attention' && reason && isCurrent && <span className={classes.reason}>{reason}</span>}
        </span>
      </Link>
    </li>
  );
}
