import type { ReactNode } from 'react';
import { isEditable } from 'shared-contract/listing/listing-status';
import type { ListingEditStep } from 'shared-contract/page/addresses';
import { SaveState, type StepEditor, StepFormBody } from 'shared-editor';
import { useEditedListing } from '../edited-listing.ts';
import { EditorFrame } from './editor-frame.tsx';

type FormFrameProps<Values extends Record<string, unknown>> = {
  editor: StepEditor<Values, ListingEditStep>;
  lead: ReactNode;
  /** Content above the form, such as a notice. */
  above?: ReactNode;
  children: ReactNode;
};

/** The layout of a step with a form. Shows whether the form is saved, and the errors that belong to no field. */
export function FormFrame<Values extends Record<string, unknown>>({
  editor,
  lead,
  above,
  children,
}: FormFrameProps<Values>) {
  const { value: listing } = useEditedListing();
  return (
    <EditorFrame step={editor.step.step} lead={lead} state={<SaveState state={editor.snapshot.state} />}>
      <StepFormBody editor={editor} isOpen={isEditable(listing.status)} above={above}>
        {children}
      </StepFormBody>
    </EditorFrame>
  );
}
