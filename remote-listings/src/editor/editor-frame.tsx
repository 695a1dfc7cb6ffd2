import { Button } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { type ReactNode, useMemo } from 'react';
import { stepStatus } from 'shared-contract/listing/listing-readiness';
import { isEditable } from 'shared-contract/listing/listing-status';
import { addresses, type ListingEditStep } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { ClosedNotice } from './closed-notice.tsx';
import { useEditedListing } from './edited-listing.ts';
import classes from './editor.module.css';
import { stepAround } from './editor-steps.ts';
import { StepRail } from './step-rail.tsx';

type EditorFrameProps = {
  step: ListingEditStep;
  /** One sentence on what the step is for. */
  lead: ReactNode;
  /** Beside the heading: whether what was typed is saved. */
  state?: ReactNode;
  /** The step says itself what is missing. */
  saysWhatIsMissing?: boolean;
  /** In place of the way to the next step. */
  wayOn?: ReactNode;
  children: ReactNode;
};

/** A step of the editor: the rail, its heading, what is still missing, its content and the way on. */
export function EditorFrame({ step: name, lead, state, saysWhatIsMissing = false, wayOn, children }: EditorFrameProps) {
  const { value: listing } = useEditedListing();
  const { step, before, after } = stepAround(name);
  const isOpen = isEditable(listing.status);
  const standing = useMemo(() => (isOpen ? stepStatus(name, listing, new Date()) : undefined), [isOpen, name, listing]);
  return (
    <div className={classes.editor}>
      <StepRail listing={listing} current={name} />
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
        {children}
        {standing && standing.reasons.length > 0 && !saysWhatIsMissing && (
          <div className={classes.missing} data-standing={standing.kind}>
            <h2 className={classes.missingTitle}>
              {standing.kind === 'blocked'
                ? 'Needs attention'
                : standing.kind === 'todo' && standing.optional
                  ? 'You may still add'
                  : 'Before you publish'}
            </h2>
            <ul>
              {standing.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </div>
        )}
        {standing && standing.advice.length > 0 && (
          <ul className={classes.advice} aria-label="Advice">
            {standing.advice.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
        <footer className={classes.ways}>
          {before ? (
            <Link className={classes.back} to={addresses.listingEditStep(listing.id, before.name)}>
              <IconArrowLeft size={18} aria-hidden="true" />
              {before.title}
            </Link>
          ) : (
            <span />
          )}
          {wayOn ??
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
