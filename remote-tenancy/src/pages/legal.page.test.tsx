import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { notBindingNotice } from 'shared-contract/offer/offer-labels';
import { addresses } from 'shared-contract/page/addresses';
import { stateNames } from 'shared-contract/place/state-names';
import { expectSectionsInOrder, openTextPage } from '../help/testing/text-pages.ts';

const demonstration = 'Verandah is a demonstration site.';

/** Each page with its title and sections. */
const pages: [address: string, title: string, sections: string[]][] = [
  [
    addresses.about(),
    'About Verandah',
    [
      'If you’re looking for a place',
      'If you own property',
      'If you’re an agent',
      'What it costs',
      'Fair renting',
      'Who runs it',
    ],
  ],
  [addresses.contact(), 'Contact', ['Email us', 'What to include', 'About a property', 'Report a listing', 'Privacy']],
  [
    addresses.privacy(),
    'Privacy policy',
    [
      'About this policy',
      'What we collect and why',
      'Who receives it',
      'How we protect it',
      'How long we store it',
      'Who has opened your application or check',
      'Access, correction and deletion',
      'Cookies and browser storage',
      'Questions and complaints',
      'Changes to this policy',
    ],
  ],
  [
    addresses.terms(),
    'Terms of use',
    [
      'Your agreement with us',
      'Who may list',
      'Accurate listings',
      'Information on the site',
      'Enquiries and offers',
      'Applications, checks and agreements',
      'Prices, payments and refunds',
      'Subscriptions',
      'Australian Consumer Law',
      'What isn’t allowed',
      'Your content',
      'Liability',
      'Governing law',
      'Changes and questions',
    ],
  ],
];

/** The pages without parameters to which texts may link. The journeys open each link (server-rendering.spec.ts). */
const linked = [
  addresses.contact(),
  addresses.help(),
  addresses.orders(),
  addresses.privacy(),
  addresses.properties(),
  addresses.propertyCreate(),
  addresses.rentRoll(),
  addresses.rentingRules(),
  addresses.savedSearches(),
  addresses.search(),
  addresses.search({ listingType: 'lease' }),
  addresses.search({ listingType: 'lease', propertyType: 'residential' }),
  addresses.search({ listingType: 'sale' }),
  addresses.settingsNotifications(),
  addresses.settingsProfile(),
  addresses.shortlist(),
  addresses.subscriptions(),
  addresses.tenantChecks(),
  addresses.terms(),
];

describe.each(pages)('%s', (address, title, sections) => {
  it('has a title, a description, its own address and sections', async () => {
    await openTextPage(`${address}?utm_source=x`);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${title} · Verandah`));
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', expect.stringMatching(/\.$/));
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `http://localhost${address}`);
    expectSectionsInOrder(sections);
  });
});

describe('the texts', () => {
  it.each([...pages.map(([address]) => address), addresses.help()])(
    'of %s link only to pages that exist',
    async (address) => {
      await openTextPage(address);
      const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
      const internal = hrefs.filter((href) => href.startsWith('/'));
      expect(internal.length).toBeGreaterThan(0);
      expect(internal.filter((href) => !linked.includes(href))).toEqual([]);
      const external = hrefs.filter((href) => !/^[/#]/.test(href));
      for (const href of external) expect(href).toMatch(/^https:\/\/|^mailto:[a-z]+@example\.com(\?|$)/);
    },
  );

  it.each([addresses.privacy(), addresses.terms(), addresses.contact()])(
    'of %s start with a notice',
    async (address) => {
      await openTextPage(address);
      const notice = screen.getByRole('note');
      expect(notice).toHaveTextContent(demonstration);
      const [first] = screen.getAllByRole('heading', { level: 2 });
      expect(first && notice.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  it.each([addresses.privacy(), addresses.terms()])('of %s have a date', async (address) => {
    await openTextPage(address);
    expect(screen.getByText(/^Last updated/)).toHaveTextContent('Last updated 30 Nov 2026');
  });

  it('of the privacy policy have the periods of each state (V41)', async () => {
    await openTextPage(addresses.privacy());
    const table = within(screen.getByRole('table', { name: 'When we destroy a rental application' }));
    const periodsOf = (state: string) =>
      within(table.getByRole('rowheader', { name: state }).closest('tr') as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(table.getAllByRole('rowheader')).toHaveLength(Object.keys(stateNames).length);
    expect(periodsOf('Victoria')).toEqual(['30 days, or 6 months if all adults agree', '36 months']);
    expect(periodsOf('Queensland')).toEqual(['3 months', '6 months']);
    expect(periodsOf('Northern Territory')).toEqual(['6 months', '6 months']);
  });

  it('of the terms say that an offer isn’t binding, in the words of the offer pages', async () => {
    await openTextPage(addresses.terms());
    const offers = within(screen.getByRole('region', { name: 'Enquiries and offers' }));
    expect(offers.getByText(notBindingNotice)).toBeVisible();
  });

  it('of the contact page report a listing by email', async () => {
    await openTextPage(addresses.contact());
    const report = within(screen.getByRole('region', { name: 'Report a listing' }));
    expect(report.getByRole('link')).toHaveAttribute('href', 'mailto:reports@example.com?subject=Report%20a%20listing');
  });
});
