import type { ReactNode } from 'react';
import { addresses, type TenancyAgreementStep } from 'shared-contract/page/addresses';
import { SaveState, type StepEditor, StepFormBody } from 'shared-editor';
import { Navigate } from 'shared-platform/router';
import { useEditedAgreement } from '../edited-agreement.ts';
import { isContentEditable, openRound, useIsChangeHeld } from '../signing-round.ts';
import { AgreementFrame } from './agreement-frame.tsx';
import { RoundNotice } from './round-notice.tsx';
import { useFocusOnLinkedField } from './use-focus-on-linked-field.ts';

type AgreementFormFrameProps<Values extends Record<string, unknown>> = {
  editor: StepEditor<Values, TenancyAgreementStep>;
  lead: ReactNode;
  /** Content above the form, such as a notice. */
  above?: ReactNode;
  children: ReactNode;
};

/**
 * The layout of a step with a form. While the agreement is out for signing, the fields can be changed only after the
 * owner has confirmed that this voids what the others have accepted.
 */
export function AgreementFormFrame<Values extends Record<string, unknown>>({
  editor,
  lead,
  above,
  children,
}: AgreementFormFrameProps<Values>) {
  const { value: agreement } = useEditedAgreement();
  const isHeld = useIsChangeHeld(agreement);
  const round = openRound(agreement);
  const { snapshot, saver, step } = editor;
  useFocusOnLinkedField();
  // The context check redirects when a step opens, this when the agreement is signed or ends while a step is open.
  if (!isContentEditable(agreement))
    return <Navigate to={addresses.tenancyAgreementStep(agreement.id, 'review')} replace />;
  return (
    <AgreementFrame step={step.step} lead={lead} state={<SaveState state={snapshot.state} />}>
      {round ? (
        <RoundNotice
          round={round}
          isHeld={isHeld}
          onConfirmed={() => {
            if (snapshot.dirty) void saver.save();
          }}
        />
      ) : null}
      <StepFormBody editor={editor} isOpen={!isHeld} above={above}>
        {children}
      </StepFormBody>
    </AgreementFrame>
  );
}
