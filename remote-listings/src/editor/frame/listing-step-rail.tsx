import { memo } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import { isEditable } from 'shared-contract/listing/listing-status';
import { addresses, type ListingEditStep } from 'shared-contract/page/addresses';
import { useUnsavedSteps } from 'shared-editor';
import { type RailStep, StepRail } from 'shared-ui';
import { type StepStatus, stepStatus } from 'tenancy-law/listing/listing-readiness';
import { editorSteps } from '../editor-steps.ts';

type ListingStepRailProps = { listing: Listing; current: ListingEditStep };

/**
 * The list of the editor's steps with their progress. It is memoised, because most typing in a form does not change it.
 */
export const ListingStepRail = memo(function ListingStepRail({ listing, current }: ListingStepRailProps) {
  const now = new Date();
  const isOpen = isEditable(listing.status);
  const unsaved = useUnsavedSteps(listing.id);
  const steps = editorSteps.map(
    ({ name, title }): RailStep => ({
      name,
      title,
      href: addresses.listingEditStep(listing.id, name),
      ...(isOpen ? railState(stepStatus(name, listing, now), unsaved.includes(name)) : { state: null }),
    }),
  );
  return <StepRail label="Steps of this listing" steps={steps} current={current} />;
});

/** A step with unsaved changes is not done, even when its saved content is complete. */
function railState(status: StepStatus, isUnsaved: boolean): Pick<RailStep, 'state' | 'reason'> {
  if (isUnsaved && status.kind !== 'blocked') return { state: 'unsaved' };
  if (status.kind === 'ok') return { state: 'done' };
  if (status.kind === 'blocked') return { state: 'attention', reason: status.reasons[0] };
  return { state: status.optional ? 'optional' : 'todo' };
}
