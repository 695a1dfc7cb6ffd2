import type { LoadFailureReason } from './load-result.ts';

/**
 * Returns the heading of the failure notice. It differs for a slow page, which may still appear without a new attempt.
 */
export function loadFailureTitle(reason: LoadFailureReason): string {
  return reason === 'slow' ? 'This page is taking longer than usual' : 'We can’t show this page';
}

/** The text below the heading. It says what is wrong and what the user can do. */
export const loadFailureMessages: Record<LoadFailureReason, string> = {
  unreachable: 'We couldn’t reach this part of the site. Check your connection and try again.',
  slow: 'It will appear when it’s ready, or you can try again.',
  'not-javascript': 'This part of the site didn’t load completely. Try again.',
  tampered: 'This part of the site isn’t what we published, so we didn’t open it. Try again in a moment.',
  unverifiable: 'We couldn’t check this part of the site, so we didn’t open it. Try again in a moment.',
  incompatible: 'This part of the site needs a newer version of the site. Reload the page in a minute.',
  'missing-page': 'We’re updating this part of the site. Reload the page in a minute.',
  crashed: 'Something went wrong in this part of the site. Everything else still works.',
};

/** Heading and text of the notice when the server-rendered content of the page is shown below it. */
export const readableTitle = 'Part of this page didn’t load';
export const readableMessage = 'You can read it below, but buttons won’t work yet.';
