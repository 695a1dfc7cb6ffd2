import { useEffect } from 'react';
import { toast } from 'shared-platform';
import { useDialogState } from './use-dialog-state.ts';

/** How long the notice about a closed dialog is shown, in milliseconds: the user looks at the dialog, not at toasts. */
const noticeMs = 10_000;

export type SubjectDialogOptions<Choice, Subject> = {
  /**
   * Returns what the dialog is about, from the latest data. Undefined when it no longer exists.
   * @param choice the argument of `open`, such as the chosen action
   */
  subjectOf: (choice: Choice) => Subject | undefined;
  /** Returns everything that the dialog's texts and its action depend on, as JSON. By default the whole subject. */
  versionOf?: (subject: Subject) => unknown;
  /** True while the dialog's own action runs. It changes the subject itself. */
  isBusy: boolean;
  /** Explains why the dialog closed: "This offer changed in another tab or was answered. Here’s the latest." */
  notice: string;
};

export type SubjectDialog<Choice, Subject> = {
  /** The choice and the subject as they were when the dialog opened; null while it is closed. */
  opened: { choice: Choice; subject: Subject } | null;
  open: (choice: Choice) => void;
  close: () => void;
};

/**
 * The state of a dialog about data that can change elsewhere. The dialog renders the subject that was captured when it
 * opened, so its question and its buttons never change their meaning. When the latest subject differs, the dialog
 * closes, and a toast explains why.
 */
export function useSubjectDialog<Choice, Subject>({
  subjectOf,
  versionOf = (subject) => subject,
  isBusy,
  notice,
}: SubjectDialogOptions<Choice, Subject>): SubjectDialog<Choice, Subject> {
  const [opened, setOpened] = useDialogState<{ choice: Choice; subject: Subject } | null>(null);
  const isOutdated = opened !== null && !isBusy && !isSame(opened.subject, subjectOf(opened.choice), versionOf);
  useEffect(() => {
    if (!isOutdated) return;
    setOpened(null);
    toast.info(notice, { timeout: noticeMs });
  }, [isOutdated, notice]);
  return {
    opened: isOutdated ? null : opened,
    open: (choice) => {
      const subject = subjectOf(choice);
      if (subject !== undefined) setOpened({ choice, subject });
    },
    close: () => setOpened(null),
  };
}

function isSame<Subject>(
  captured: Subject,
  latest: Subject | undefined,
  versionOf: (subject: Subject) => unknown,
): boolean {
  return latest !== undefined && JSON.stringify(versionOf(captured)) === JSON.stringify(versionOf(latest));
}
