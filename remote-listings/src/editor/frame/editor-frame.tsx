import { type ReactNode, useMemo } from 'react';
import { isEditable } from 'shared-contract/listing/listing-status';
import { addresses, type ListingEditStep } from 'shared-contract/page/addresses';
import { adjacentSteps, StepFrame } from 'shared-editor';
import { type StepStatus, stepStatus } from 'tenancy-law/listing/listing-readiness';
import { useEditedListing } from '../edited-listing.ts';
import { type EditorStep, editorSteps } from '../editor-steps.ts';
import { ClosedNotice } from './closed-notice.tsx';
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

/** The layout of a step of the listing editor, with what is missing before publishing. */
export function EditorFrame({ step: name, lead, state, hidesMissing = false, nextAction, children }: EditorFrameProps) {
  const { value: listing } = useEditedListing();
  const { step, before, after } = adjacentSteps(editorSteps, name);
  const isOpen = isEditable(listing.status);
  const status = useMemo(() => (isOpen ? stepStatus(name, listing, new Date()) : undefined), [isOpen, name, listing]);
  const linkTo = (other: EditorStep | undefined) =>
    other && { title: other.title, href: addresses.listingEditStep(listing.id, other.name) };
  return (
    <StepFrame
      rail={<ListingStepRail listing={listing} current={name} />}
      title={step?.title ?? ''}
      lead={lead}
      isOpen={isOpen}
      state={state}
      notices={
        <>
          {isOpen ? null : <ClosedNotice listing={listing} />}
          {listing.published && name !== 'summary' ? <UnpublishedNotice listingId={listing.id} /> : null}
        </>
      }
      missing={status && !hidesMissing ? missingOf(status) : null}
      advice={status?.advice}
      before={linkTo(before)}
      after={linkTo(after)}
      nextAction={nextAction}
    >
      {children}
    </StepFrame>
  );
}

function missingOf(status: StepStatus) {
  const { reasons } = status;
  if (status.kind === 'blocked') return { title: 'Needs attention', kind: 'blocked', reasons } as const;
  const isOptional = status.kind === 'todo' && status.optional;
  return { title: isOptional ? 'Optional' : 'Before you publish', kind: 'todo', reasons } as const;
}
