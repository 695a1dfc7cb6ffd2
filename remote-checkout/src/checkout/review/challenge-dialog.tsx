import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useModalDialog } from 'shared-ui';
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
  const frame = useRef<HTMLIFrameElement>(null);
  const { origin } = new URL(url);
  const answered = useRef(onAnswered);
  answered.current = onAnswered;

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      if (event.data?.type === 'verandah-challenge:done') answered.current();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [origin]);

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
      <iframe ref={frame} className={classes.challengeFrame} src={url} title="Verification by your bank" />
    </dialog>
  );
}
