import { Button } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { type ReactNode, useMemo } from 'react';
import { stepStatus } from 'shared-contract/listing/listing-readiness';
import { isEditable } from 'shared-contract/listing/listing-status';
import { addresses, type ListingEditStep } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { useEditedListing } from '../edited-listing.ts';
import { adjacentSteps } from '../editor-steps.ts';
import { ClosedNotice } from './closed-notice.tsx';
import classes from './editor.module.css';
import { ListingStepRail } from './listing-step-rail.tsx';
import { UnpublishedNotice } from './unpublished-notice.tsx';

type EditorFrameProps = {
  step: ListingEditStep;
  /** Explains the step in one sentence. */
  lead: ReactNode;
  /** The save status, next to the heading. */
  state?: ReactNode;
  /** True when the step itself lists what is missing, so that the frame does not repeat it. */
  hidesMissing?: boolean;
  /** Replaces the link to the next step. */
  nextAction?: ReactNode;
  children: ReactNode;
};

/**
 * The layout of a step: the list of steps, a heading, the content, what is missing, advice, and links to the previous
 * and the next step.
 */
export function EditorFrame({ step: name, lead, state, hidesMissing = false, nextAction, children }: EditorFrameProps) {
  const { value: listing } = useEditedListing();
  const { step, before, after } = adjacentSteps(name);
  const isOpen = isEditable(listing.status);
  const status = useMemo(() => (isOpen ? stepStatus(name, listing, new Date()) : undefined), [isOpen, name, listing]);
  return (
    <div className={classes.editor}>
      <ListingStepRail listing={listing} current={name} />
      <section className={classes.sheet} aria-labelledby="step">
        <header className={classes.head}>
          <div>
            <h1 id="step" tabIndex={-1} className={classes.title}>
              {step?.title}
            </h1>
            <p className={classes.lead}>{lead}</p>
          </div>
          {isOpen ? state : null}
        </header>
        {isOpen ? null : <ClosedNotice listing={listing} />}
        {listing.published && name !== 'summary' ? <UnpublishedNotice listingId={listing.id} /> : null}
        {children}
        {status && status.reasons.length > 0 && !hidesMissing && (
          <div className={classes.missing} data-status={status.kind}>
            <h2 className={classes.missingTitle}>
              {status.kind === 'blocked'
                ? 'Needs attention'
                : status.kind === 'todo' && status.optional
                  ? 'Optional'
                  : 'Before you publish'}
            </h2>
            <ul>
              {status.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </div>
        )}
        {status && status.advice.length > 0 && (
          <ul className={classes.advice} aria-label="Advice">
            {status.advice.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
        <footer className={classes.stepLinks}>
          {before ? (
            <Link className={classes.back} to={addresses.listingEditStep(listing.id, before.name)}>
              <IconArrowLeft size={18} aria-hidden="true" />
              {before.title}
            </Link>
          ) : (
            <span />
          )}
          {nextAction ??
            (after && (
              <Button
                component={Link}
                to={addresses.listingEditStep(listing.id, after.name)}
                variant={isOpen ? 'filled' : 'default'}
              >
                Continue to {after.title.toLowerCase()}
              </Button>
            ))}
        </footer>
      </section>
    </div>
  );
}
