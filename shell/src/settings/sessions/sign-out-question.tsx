import { Button } from '@mantine/core';
import { useModalDialog } from '../../dialog/use-modal-dialog.ts';
import classes from './session-list.module.css';

type SignOutQuestionProps = { where: string; pending: boolean; onYes: () => void; onNo: () => void };

export function SignOutQuestion({ where, pending, onYes, onNo }: SignOutQuestionProps) {
  const dialog = useModalDialog();
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby="sign-out-question"
      onCancel={(event) => {
        event.preventDefault();
        onNo();
      }}
    >
      <h2 id="sign-out-question" className={classes.title}>
        Sign out {where}?
      </h2>
      <p>Whoever uses it there has to sign in again. What was not saved there may be lost.</p>
      <div className={classes.choices}>
        <Button loading={pending} onClick={onYes}>
          Sign out
        </Button>
        <Button variant="default" onClick={onNo}>
          Cancel
        </Button>
      </div>
    </dialog>
  );
}
