import { html } from './html.ts';
import { type PageFrame, page } from './page.ts';

const words = {
  password: {
    title: 'Your password is changed',
    lead: 'Everywhere else you are signed out: the new password is asked for there.',
  },
  email: { title: 'Your email address is changed', lead: 'Sign in with the new one from now on.' },
};

export function changedPage(
  frame: PageFrame,
  { what, siteUrl }: { what: keyof typeof words; siteUrl: string },
): string {
  const { title, lead } = words[what];
  return page(
    frame,
    title,
    html`<div class="card"><h1>${title}</h1><p class="lead">${lead}</p>
<a class="button" href="${siteUrl}">Back to Verandah</a></div>`,
  );
}
