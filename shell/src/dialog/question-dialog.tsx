import { type ReactNode, useId } from 'react';
import classes from './question-dialog.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

type QuestionDialogProps = { title: string; children: ReactNode; choices: ReactNode; onCancel: () => void };

/** Asks before anything else goes on; Escape cancels. */
export function QuestionDialog({ title, children, choices, onCancel }: QuestionDialogProps) {
  const dialog = useModalDialog();
  const heading = useId();
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      {children}
      <div className={classes.choices}>{choices}</div>
    </dialog>
  );
}
