import { html } from './html.ts';
import { type PageFrame, page } from './page.ts';

const messages = {
  password: {
    title: 'Password changed',
    lead: 'We’ve signed you out on your other devices. Use your new password there.',
  },
  email: {
    title: 'Email changed',
    lead: 'Use your new email next time you sign in. Look for our email to verify it.',
  },
  verify: { title: 'Your email is verified', lead: 'Thanks. You can go back to Verandah now.' },
};

export function changedPage(
  frame: PageFrame,
  { what, siteUrl }: { what: keyof typeof messages; siteUrl: string },
): string {
  const { title, lead } = messages[what];
  return page(
    frame,
    title,
    html`<div class="card"><h1>${title}</h1><p class="lead">${lead}</p>
<a class="button" href="${siteUrl}">Back to Verandah</a></div>`,
  );
}
