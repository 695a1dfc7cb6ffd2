import { type RefObject, useRef } from 'react';
import type { Canary, LiveRelease, ReleaseChange } from 'shared-contract/operations/releases';
import { useSubjectDialog } from 'shared-ui';
import { useReleaseChange } from './use-release-change.ts';

export type ReleaseChangeProps = {
  release: LiveRelease;
  /** The canary that runs; null without one. */
  canary: Canary | null;
  /** Called after a change, with the button that opened its dialog. The button may no longer be on the page. */
  onChanged: (button: HTMLElement | null) => void;
};

/** The state of a dialog that changes the live release of a package. */
export type ChangeDialog = {
  /** The release as it was when the dialog opened; null while it is closed. */
  subject: LiveRelease | null;
  canary: Canary | null;
  problem: string | null;
  isPending: boolean;
  /** For the button that opens the dialog. */
  button: RefObject<HTMLButtonElement | null>;
  open: () => void;
  close: () => void;
  /** Sends the change, and closes the dialog unless it is refused. */
  send: (change: ReleaseChange, done: string) => Promise<void>;
};

export function useChangeDialog({ release, canary, onChanged }: ReleaseChangeProps): ChangeDialog {
  const { problem, isPending, send, reset } = useReleaseChange();
  const button = useRef<HTMLButtonElement>(null);
  const { opened, open, close } = useSubjectDialog({
    subjectOf: (_action: 'change') => release,
    versionOf: ({ version, before }) => [version, before],
    isBusy: isPending,
    notice: `Another version of ${release.name} is live now. Here’s the latest.`,
  });
  return {
    subject: opened?.subject ?? null,
    canary,
    problem,
    isPending,
    button,
    open: () => {
      reset();
      open('change');
    },
    close,
    send: async (change, done) => {
      const opener = button.current;
      if (!(await send(change, done))) return;
      close();
      onChanged(opener);
    },
  };
}
