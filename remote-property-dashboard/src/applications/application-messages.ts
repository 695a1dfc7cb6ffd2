import { isApiProblem, isNetworkFailure } from 'shared-api';
import type { ApplicationSummary } from 'shared-contract/application/application';
import { namesLabel } from './application-labels.ts';
import { type ApplicationAnswer, ApplicationChanged } from './application-queries.ts';

type AnswerMessages = {
  /** The label of the button. */
  label: string;
  question: string;
  /** What confirming does, for the applicants too. */
  consequence: string;
  confirmLabel: string;
  done: string;
};

/** Returns the texts of an answer to this application. */
export function answerMessages(
  answer: ApplicationAnswer,
  { names }: Pick<ApplicationSummary, 'names'>,
): AnswerMessages {
  const who = namesLabel(names);
  const recipient = names.length === 1 ? who : 'all of them';
  switch (answer) {
    case 'shortlisted':
      return {
        label: 'Shortlist',
        question: `Shortlist ${who}?`,
        consequence: `We’ll email ${recipient} straight away that they’re on your shortlist.`,
        confirmLabel: 'Shortlist',
        done: 'Application shortlisted',
      };
    case 'approved':
      return {
        label: 'Approve',
        question: `Approve ${who}?`,
        consequence: `We’ll email ${recipient} straight away. Neither side is bound until a tenancy agreement is signed. Other applications stay open: we decline them when the home is leased. You can’t undo this.`,
        confirmLabel: 'Approve application',
        done: 'Application approved',
      };
    case 'declined':
      return {
        label: 'Decline',
        question: `Decline ${who}?`,
        consequence: `We’ll email ${recipient} straight away that you chose someone else. You can’t undo this.`,
        confirmLabel: 'Decline application',
        done: 'Application declined',
      };
  }
}

/** The notice after the application has changed while a dialog about it was open. */
export const applicationChangedNotice =
  'This application changed in another tab, or the applicants withdrew. Here’s the latest.';

/** Returns why nothing was changed. */
export function applicationFailureMessage(error: unknown): string {
  if (error instanceof ApplicationChanged || isApiProblem(error, { status: 412 })) return applicationChangedNotice;
  if (isApiProblem(error, { status: 409 })) return error.detail;
  if (isApiProblem(error, { status: 422 })) return error.violations.map(({ message }) => message).join(' ');
  if (isNetworkFailure(error)) return 'We couldn’t reach the server. Check your connection and try again.';
  return 'Something went wrong on our side. Try again in a moment.';
}
