import { beforeEach, describe, expect, it } from '@jest/globals';
import { followLinks } from './follow-links.ts';

let element: HTMLElement;
let followed: [to: string, replace: boolean | undefined][];
beforeEach(() => {
  followed = [];
  element = document.body.appendChild(document.createElement('div'));
  followLinks(element, (to, { replace } = {}) => {
    followed.push([to, replace]);
    return true;
  });
  // jsdom cannot load documents.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
});

function click(html: string, init: MouseEventInit = {}): void {
  element.innerHTML = html;
  const target = element.querySelector('i') ?? element.querySelector('a, button');
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }));
}

describe('a click in a mounted page', () => {
  it('on a link of this site navigates the shell', () => {
    click('<a href="/orders/7?tab=a#items"><i>Order</i></a>');
    expect(followed).toEqual([['/orders/7?tab=a#items', false]]);
  });

  it('on a link to the current URL adds no entry to the history', () => {
    click(`<a href="${location.pathname}"><i>Here</i></a>`);
    expect(followed).toEqual([[location.pathname, true]]);
  });

  it.each([
    ['another button', '<a href="/x"><i></i></a>', { button: 1 }],
    ['the key for a new tab', '<a href="/x"><i></i></a>', { ctrlKey: true }],
    ['the key for a new tab on a Mac', '<a href="/x"><i></i></a>', { metaKey: true }],
    ['the key for a new window', '<a href="/x"><i></i></a>', { shiftKey: true }],
    ['the key for a download', '<a href="/x"><i></i></a>', { altKey: true }],
    ['a link to a new tab', '<a href="/x" target="_blank"><i></i></a>', {}],
    ['a download', '<a href="/x" download><i></i></a>', {}],
    ['another site', '<a href="https://example.com/x"><i></i></a>', {}],
    ['a file of the API', '<a href="/api/documents/7/file"><i></i></a>', {}],
    ['a mail address', '<a href="mailto:a@example.com"><i></i></a>', {}],
    ['an anchor without a URL', '<a><i></i></a>', {}],
    ['a button', '<button><i></i></button>', {}],
  ])('with %s is left to the browser', (_, html, init) => {
    click(html, init);
    expect(followed).toEqual([]);
  });

  it('that the page handles itself is left to the page', () => {
    element.addEventListener('click', (event) => event.preventDefault(), { capture: true });
    click('<a href="/x"><i></i></a>');
    expect(followed).toEqual([]);
  });

  it('on a link in a shadow tree navigates too', () => {
    const host = element.appendChild(document.createElement('div'));
    const link = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('a'));
    link.href = '/orders';
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
    expect(followed).toEqual([['/orders', false]]);
  });
});
