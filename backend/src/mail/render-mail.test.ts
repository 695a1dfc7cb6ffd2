import { expect, it } from '@jest/globals';
import { renderMail } from './render-mail.ts';

const content = {
  opening: 'Your booking is confirmed.',
  details: [['Property', '12A/3–5 Bridge Road <b>&']] as const,
  link: { label: 'View your order', url: 'http://localhost:4300/orders/1?a=1&b=2' },
};

it('has the same content as plain text and as HTML', () => {
  expect(renderMail(content).text).toBe(
    'Your booking is confirmed.\n\nProperty: 12A/3–5 Bridge Road <b>&\n\nView your order:\nhttp://localhost:4300/orders/1?a=1&b=2\n',
  );
  expect(renderMail(content).html).toContain('<p>Your booking is confirmed.</p>');
});

it('quotes a message of another person', () => {
  const { text, html } = renderMail({ ...content, message: 'Sorry,\n<b>I am</b> ill.' });
  expect(text).toContain('confirmed.\n\n> Sorry,\n> <b>I am</b> ill.\n\nProperty');
  expect(html).toContain('<blockquote>Sorry,<br>&lt;b&gt;I am&lt;/b&gt; ill.</blockquote>');
});

it('escapes user input in HTML', () => {
  const { html } = renderMail(content);
  expect(html).toContain('12A/3–5 Bridge Road &lt;b&gt;&amp;');
  expect(html).toContain('href="http://localhost:4300/orders/1?a=1&amp;b=2"');
});
