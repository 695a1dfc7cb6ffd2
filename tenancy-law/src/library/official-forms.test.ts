import { describe, expect, it } from '@jest/globals';
import { australianState } from 'shared-contract/place/suburb';
import { formPageRows } from './form-page-rows.ts';
import { officialForms } from './official-forms.ts';

const today = '2026-11-24';
const all = australianState.options.flatMap((state) => officialForms(state, today));
const titlesOf = (state: (typeof australianState.options)[number]) =>
  officialForms(state, today).map(({ name, number }) => (number === null ? name : `${name} | ${number}`));

describe('the official forms', () => {
  it('are those that the rows of the law name, with their numbers', () => {
    expect(titlesOf('QLD')).toEqual([
      'Rental application | Form 22',
      'General tenancy agreement | Form 18a',
      'Pocket guide for tenants | Form 17a',
      'Entry condition report | Form 1a',
      'Entry notice | Form 9',
      'Notice to leave | Form 12',
    ]);
    expect(titlesOf('VIC')).toEqual(
      expect.arrayContaining([
        'Residential rental agreement of no more than 5 years | Form 1',
        'Residential rental agreement of more than 5 years | Form 2',
      ]),
    );
    expect(titlesOf('WA')).toContain('Residential tenancy agreement | Form 1AA');
    expect(titlesOf('TAS')).toEqual(['Rental guide', 'Condition report']);
    expect(titlesOf('NT')).toContain('Condition report');
  });

  it('have a publisher, a purpose and a page of a government over https in every state', () => {
    for (const form of all) {
      for (const text of [form.name, form.publisher, form.purpose]) expect(text.trim()).not.toBe('');
    }
    const urls = formPageRows.flatMap(({ value }) => [value.page, ...Object.values(value.forms)]).map(({ url }) => url);
    expect(urls.filter((url) => !/^https:\/\/(?:[\w-]+\.)+gov\.au\/\S+$/.test(url))).toEqual([]);
    expect(new Set(all.map(({ state }) => state)).size).toBe(8);
  });

  it('name the versions of Form 18a and Form 1AA, and of no other form', () => {
    expect(all.filter(({ version }) => version !== null).map(({ number, version }) => [number, version])).toEqual([
      ['Form 18a', 'Version 21, September 2024'],
      ['Form 1AA', 'July 2024'],
    ]);
  });

  it('are confirmed only where the form and its page are', () => {
    const confidence = (name: string) => all.find((form) => form.name === name)?.confidence;
    expect(confidence('General tenancy agreement')).toBe('P');
    expect(confidence('Residential rental agreement of no more than 5 years')).toBe('M');
    // The confidence of a notice is that of its own row.
    expect(confidence('Notice to leave')).toBe('P');
    expect(confidence('Notice of rent increase')).toBe('M');
    expect(confidence('Notice of termination by landlord')).toBe('S');
    // The form is confirmed, the regulator’s page is not; and the other way round.
    expect(confidence('Renters guide')).toBe('M');
    expect(confidence('Tenant information statement')).toBe('M');
  });

  it('have no page of a form that no state has', () => {
    const known = new Set(all.flatMap(({ name, number }) => [name, number]));
    const pages = formPageRows.flatMap(({ value }) => Object.keys(value.forms));
    expect(pages.filter((form) => !known.has(form))).toEqual([]);
  });
});
