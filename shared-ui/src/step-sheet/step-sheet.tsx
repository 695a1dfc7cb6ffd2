import type { ReactNode } from 'react';
import classes from './step-sheet.module.css';

type StepSheetProps = {
  title: string;
  /** Explains the step in one sentence. */
  lead?: ReactNode;
  /** Shown next to the heading, such as the save status. */
  state?: ReactNode;
  /** The place of the sheet in the layout around it. */
  className?: string | undefined;
  children: ReactNode;
};

/** A step of a form with several pages, beside its `StepRail`. The heading has the id `step` and can be focused. */
export function StepSheet({ title, lead, state, className, children }: StepSheetProps) {
  return (
    <section className={className ? `${classes.sheet} ${className}` : classes.sheet} aria-labelledby="step">
      <header className={classes.head}>
        <div>
          <h1 id="step" tabIndex={-1} className={classes.title}>
            {title}
          </h1>
          {lead ? <p className={classes.lead}>{lead}</p> : null}
        </div>
        {state}
      </header>
      {children}
    </section>
  );
}
