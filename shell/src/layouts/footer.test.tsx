import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aRemote, openSite } from '../testing/open-site.tsx';

it('links to the searches, the renting rules, help and the legal pages', async () => {
  await openSite('/page', {
    remotes: [aRemote('remote-a', [{ path: '/page', page: 'the-page', access: 'public', layout: 'clean' }])],
  });
  const footer = within(within(screen.getByRole('contentinfo')).getByRole('navigation', { name: 'Footer' }));
  const links = footer.getAllByRole('list').map((list) => {
    const hrefs = within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    return [list.parentElement?.querySelector('h2')?.textContent, hrefs];
  });
  expect(links).toEqual([
    ['Buy', ['/search/sale/residential', '/search/sale/land', '/search/sale/rural', '/search/sale/commercial']],
    ['Rent', ['/search/lease/residential', '/search/lease/commercial', '/renting-rules']],
    ['Verandah', ['/about', '/help', '/contact']],
    ['Legal', ['/privacy', '/terms']],
  ]);
});
