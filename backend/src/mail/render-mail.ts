import { escapeHtml } from '../http/escape-html.ts';

/** The parts of a mail to an owner. Texts are plain; `renderMail` escapes them in the HTML. */
export type MailContent = {
  /** What happened, in one or two sentences. */
  opening: string;
  /** What another person has written, shown as a quotation. */
  message?: string;
  details?: readonly (readonly [label: string, value: string])[];
  link?: { label: string; url: string };
  closing?: string;
};

const style = 'font:16px/1.6 system-ui,sans-serif;color:#1c2420;max-width:32rem';
const buttonStyle =
  'display:inline-block;padding:10px 20px;border-radius:6px;background:#1f6b4a;color:#fff;text-decoration:none';

/** Returns a letter, whose paragraphs are separated by empty lines, as plain text and as HTML. */
export function renderLetter(letter: string): { text: string; html: string } {
  const paragraphs = letter.split(/\n{2,}/).map((one) => `<p>${escapeHtml(one).replaceAll('\n', '<br>')}</p>`);
  return { text: `${letter}\n`, html: `<div style="${style}">${paragraphs.join('')}</div>` };
}

/** Returns the same mail as plain text and as HTML. */
export function renderMail({ opening, message = '', details = [], link, closing }: MailContent): {
  text: string;
  html: string;
} {
  const paragraphs = [
    opening,
    message === '' ? '' : message.replaceAll(/^/gm, '> '),
    details.map(([label, value]) => `${label}: ${value}`).join('\n'),
    link ? `${link.label}:\n${link.url}` : '',
    closing ?? '',
  ];
  const rows = details.map(
    ([label, value]) =>
      `<tr><td style="padding:2px 16px 2px 0">${escapeHtml(label)}</td><td><strong>${escapeHtml(value)}</strong></td></tr>`,
  );
  const blocks = [
    `<p>${escapeHtml(opening)}</p>`,
    message === '' ? '' : `<blockquote>${escapeHtml(message).replaceAll('\n', '<br>')}</blockquote>`,
    rows.length > 0 ? `<table>${rows.join('')}</table>` : '',
    link ? `<p><a href="${escapeHtml(link.url)}" style="${buttonStyle}">${escapeHtml(link.label)}</a></p>` : '',
    closing ? `<p>${escapeHtml(closing)}</p>` : '',
  ];
  return {
    text: `${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n`,
    html: `<div style="${style}">${blocks.join('')}</div>`,
  };
}
