import { expect } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from 'federation-testing';
import * as about from '../../pages/about.page.tsx';
import * as contact from '../../pages/contact.page.tsx';
import * as help from '../../pages/help.page.tsx';
import * as privacy from '../../pages/privacy.page.tsx';
import * as terms from '../../pages/terms.page.tsx';
import definition from '../../remote.ts';

/** The pages send no requests. */
const backend = {
  fetch: () => Promise.reject(new Error('The pages of texts send no requests.')),
  signInAs: async () => ({}),
};

/** Opens a page and waits until it is shown. */
export async function openTextPage(url: string): Promise<void> {
  await renderPage({ definition, pages: { about, contact, help, privacy, terms }, url, backend });
  await screen.findByRole('heading', { level: 1 });
}

/** Expects sections with these headings in this order, and a link to each. */
export function expectSectionsInOrder(titles: readonly string[]): void {
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual(titles);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(titles);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`));
}
