import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'shared-platform/router';
import { StepBackLink, StepSheet } from 'shared-ui';
import classes from './step-frame.module.css';

type StepLink = { title: string; href: string };

type StepFrameProps = {
  /** The list of steps, a `StepRail`. */
  rail: ReactNode;
  title: string;
  /** Explains the step in one sentence. */
  lead: ReactNode;
  /** False when the resource can no longer be changed. */
  isOpen: boolean;
  /** The save status, next to the heading. */
  state?: ReactNode;
  /** Notices above the content, such as why the resource can no longer be changed. */
  notices?: ReactNode;
  /** What the step still lacks. `blocked` marks it in red. */
  missing?: { title: string; kind: 'blocked' | 'todo'; reasons: readonly string[] } | null;
  advice?: readonly string[];
  before?: StepLink | undefined;
  after?: StepLink | undefined;
  /** Replaces the link to the next step. */
  nextAction?: ReactNode;
  children: ReactNode;
};

/**
 * The layout of a step: the list of steps, a heading, the content, what is missing, advice, and links to the previous
 * and the next step.
 */
export function StepFrame({
  rail,
  title,
  lead,
  isOpen,
  state,
  notices,
  missing,
  advice = [],
  before,
  after,
  nextAction,
  children,
}: StepFrameProps) {
  return (
    <div className={classes.editor}>
      {rail}
      <StepSheet title={title} lead={lead} state={isOpen ? state : null}>
        {notices}
        {children}
        {missing && missing.reasons.length > 0 && (
          <div className={classes.missing} data-status={missing.kind}>
            <h2 className={classes.missingTitle}>{missing.title}</h2>
            <ul>
              {missing.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </div>
        )}
        {advice.length > 0 && (
          <div className={classes.advice}>
            <h2 className={classes.missingTitle}>Worth a look</h2>
            <ul>
              {advice.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </div>
        )}
        <footer className={classes.stepLinks}>
          {before ? <StepBackLink to={before.href}>{before.title}</StepBackLink> : <span />}
          {nextAction ??
            (after && (
              <Button component={Link} to={after.href} variant={isOpen ? 'filled' : 'default'}>
                Continue to {after.title.toLowerCase()}
              </Button>
            ))}
        </footer>
      </StepSheet>
    </div>
  );
}
