import { Button } from '@mantine/core';
import { useModalDialog } from 'shared-ui';
import { ChallengeFrame } from '../../payment-progress/challenge-frame.tsx';
import classes from './review.module.css';

type ChallengeDialogProps = {
  /** The page of the customer's bank at the provider. */
  url: string;
  /** Called when the frame says that the customer has answered. The result is read from the server. */
  onAnswered: () => void;
  onClose: () => void;
};

/** The page on which the customer's bank verifies the customer (3-D Secure), in a dialog. */
export function ChallengeDialog({ url, onAnswered, onClose }: ChallengeDialogProps) {
  const dialog = useModalDialog();
  return (
    <dialog
      ref={dialog}
      className={classes.challenge}
      aria-labelledby="challenge"
      onCancel={(event) => {
        // The parent closes the dialog by unmounting it.
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.challengeHead}>
        <h2 id="challenge" className={classes.challengeTitle}>
          Your bank needs to check it’s you
        </h2>
        <Button variant="default" size="xs" onClick={onClose}>
          Close
        </Button>
      </div>
      <ChallengeFrame url={url} onDone={onAnswered} />
    </dialog>
  );
}
