import type { FailureReason } from './page-outcome.ts';

/** What the user is told: what is wrong, and what will help. */
export const failureTexts: Record<FailureReason, string> = {
  unreachable: 'This part of the site could not be reached. Check your connection and try again.',
  slow: 'This part of the site is taking longer than it should. It will appear when it arrives, or you can try again.',
  'not-javascript': 'This part of the site did not arrive in one piece. Trying again usually helps.',
  tampered: 'This part of the site did not arrive as we published it, so we did not open it. Try again in a moment.',
  incompatible: 'This part of the site needs a newer version of the site. Reload the page in a minute.',
  'missing-page': 'This part of the site is being updated. Reload the page in a minute.',
  crashed: 'Something went wrong in this part of the site. The rest keeps working.',
};
