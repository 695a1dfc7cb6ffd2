import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from 'federation-testing';
import { addresses } from 'shared-contract/page/addresses';
import { stateNames } from 'shared-contract/place/state-names';
import { australianState } from 'shared-contract/place/suburb';
import definition from '../remote.ts';
import * as rentingRules from './renting-rules.page.tsx';
import * as stateRentingRules from './state-renting-rules.page.tsx';

/** The pages send no requests. */
const backend = {
  fetch: () => Promise.reject(new Error('The pages of the rules send no requests.')),
  signInAs: async () => ({}),
};
const pages = { 'renting-rules': rentingRules, 'state-renting-rules': stateRentingRules };
const open = (url: string) => renderPage({ definition, pages, url, backend });

describe('the renting rules', () => {
  it('links to every state', async () => {
    await open(addresses.rentingRules());
    const states = within(await screen.findByRole('navigation', { name: 'States' }));
    expect(states.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/renting-rules/act',
      '/renting-rules/nsw',
      '/renting-rules/nt',
      '/renting-rules/qld',
      '/renting-rules/sa',
      '/renting-rules/tas',
      '/renting-rules/vic',
      '/renting-rules/wa',
    ]);
    expect(screen.getAllByText(/not legal advice/)).toHaveLength(1);
  });

  it.each(australianState.options)('shows the rules of %s with first day and source', async (state) => {
    await open(addresses.rentingRules(state));
    expect(
      await screen.findByRole('heading', { level: 1, name: `Renting rules in ${stateNames[state]}` }),
    ).toBeVisible();
    expect(stateRentingRules.title({ title: 'Renting rules' })).toBe('Renting rules');
    const bond = within(screen.getByRole('region', { name: 'Bond' }));
    expect(bond.getByText(/rent/, { selector: '[class=value]' })).toBeVisible();
    expect(bond.getByText(/^Since/)).toHaveTextContent(/^Since \d{1,2} \w{3} \d{4}.*\. Source: .+\.$/);
    expect(screen.getAllByText(/not legal advice/)).toHaveLength(1);
  });

  it('shows what a figure replaced', async () => {
    await open(addresses.rentingRules('QLD'));
    const bond = within(await screen.findByRole('region', { name: 'Bond' }));
    expect(bond.getByText('4 weeks’ rent')).toBeVisible();
    expect(bond.getByText(/Until 29 Sep 2024: 4 weeks’ rent; above \$700 a week no maximum/)).toBeVisible();
    expect(bond.getByRole('link', { name: 'RTA' })).toHaveAttribute('href', expect.stringMatching(/^https:/));
  });

  it('V39 lists the terms that an agreement can’t have', async () => {
    await open(addresses.rentingRules('VIC'));
    const victorian = within(await screen.findByRole('region', { name: 'Terms to leave out' }));
    expect(victorian.getAllByRole('listitem')).toHaveLength(11);
    expect(victorian.getByText('The excess of the owner’s insurance')).toBeVisible();
    expect(
      victorian.getByText('In Victoria a renter can’t be made to pay the excess of the rental provider’s insurance.'),
    ).toBeVisible();
  });

  it.each(['NSW', 'WA'] as const)('V39 warns about professional cleaning in %s', async (state) => {
    await open(addresses.rentingRules(state));
    const terms = within(await screen.findByRole('region', { name: 'Terms to leave out' }));
    expect(terms.getByRole('listitem')).toHaveTextContent(/^Professional cleaning.*check before you rely on it\.$/);
  });

  it('marks figures that are not confirmed by a primary source', async () => {
    await open(addresses.rentingRules('NT'));
    const advance = within(await screen.findByRole('region', { name: 'Rent in advance' }));
    expect(advance.getByText('Not confirmed by a source: check before you rely on it.')).toBeVisible();
  });

  it('marks figures that come from a secondary source', async () => {
    await open(addresses.rentingRules('ACT'));
    const increases = within(await screen.findByRole('region', { name: 'Rent increases' }));
    expect(increases.getByText('From a secondary source: check before you rely on it.')).toBeVisible();
  });
});
