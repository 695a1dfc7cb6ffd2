import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { FirstStepKind } from 'shared-contract/property/first-steps';
import { Link } from 'shared-platform/router';
import rowLink from '../row-link/row-link.module.css';
import classes from './first-steps.module.css';
import { stepTexts } from './step-texts.ts';

export type Step = { kind: FirstStepKind; isDone: boolean };

type StepListProps = { steps: readonly Step[]; propertyId: string; listingId: string | null };

/** The steps in order. Each says what it is for, whether it is done, and links to its page. */
export function StepList({ steps, propertyId, listingId }: StepListProps) {
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <ol className={classes.steps}>
      {steps.map((step) => {
        const { title, reason, action, path } = stepTexts[step.kind];
        return (
          <li
            key={step.kind}
            className={`${rowLink.row} ${rowLink.divided} ${classes.step}`}
            data-done={step.isDone || undefined}
          >
            <span className={classes.mark} aria-hidden="true">
              {step.isDone && <IconCheck size={18} stroke={2.5} />}
            </span>
            <div>
              <span className={rowLink.title}>{title}</span>
              <p className={rowLink.text}>{reason}</p>
            </div>
            <span className={classes.state}>{step.isDone ? 'Done' : step === next ? 'Next' : 'To do'}</span>
            <Link
              to={path(propertyId, listingId)}
              className={`${rowLink.link} ${classes.action}`}
              aria-label={`${step.isDone ? 'View' : action}: ${title}`}
            >
              {step.isDone ? 'View' : action}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
