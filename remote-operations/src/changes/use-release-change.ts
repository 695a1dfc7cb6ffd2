import { useMutation } from '@tanstack/react-query';
import { invalidateResources, postResource } from 'shared-api';
import {
  operatedReleasesPath,
  type ReleaseChange,
  releaseChangeOutcome,
  releaseChangesPath,
} from 'shared-contract/operations/releases';
import { logger, toast } from 'shared-platform';
import { operationsMessage } from '../operations-message.ts';
import { sentence } from '../sentence.ts';

type ReleaseChanges = {
  /** Why the last change was refused, one reason per line; null when it was not. */
  problem: string | null;
  isPending: boolean;
  /** Sends the change. `done` says what has happened, such as "remote-checkout is back at 1.3.0". */
  send: (change: ReleaseChange, done: string) => Promise<boolean>;
  reset: () => void;
};

const unknownOutcome =
  'We don’t know whether this was changed. Cancel, look at the version that is live, then try again.';

/** How long the toast is shown that also says what became of the canary, in milliseconds. */
const canaryToastMs = 15_000;

/** Changes what is live. Afterwards the page shows the latest releases and history. */
export function useReleaseChange(): ReleaseChanges {
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (change: ReleaseChange) => postResource(releaseChangesPath, change, releaseChangeOutcome),
    onSettled: () => invalidateResources([operatedReleasesPath]),
  });
  async function send(change: ReleaseChange, done: string): Promise<boolean> {
    try {
      const { canary } = await mutateAsync(change);
      if (canary === null) toast.success(done);
      else toast.success(`${done}. ${sentence(canary)}`, { timeout: canaryToastMs });
      return true;
    } catch (reason) {
      // The dialog shows what the server says.
      if (operationsMessage(reason) === null)
        logger.error('A release was not changed', { kind: change.kind, name: change.name, reason: String(reason) });
      return false;
    }
  }
  return { problem: error && (operationsMessage(error) ?? unknownOutcome), isPending, send, reset };
}
