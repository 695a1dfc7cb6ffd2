import { describe, expect, it } from '@jest/globals';
import { australianState } from 'shared-contract/place/suburb';
import { standardForm } from '../rules/standard-form.ts';
import { agreementPapers } from './agreement-papers.ts';

const date = '2026-11-24';
const oneYear = { termYears: 1 };

describe('the official documents of an agreement', () => {
  it('have the titles of the law’s rows and a page of the government in every state', () => {
    for (const state of australianState.options) {
      const { form, enclosures } = agreementPapers(state, date, oneYear);
      const { prescribed, enclosures: titles } = standardForm(state, date, oneYear).value;
      expect([state, form !== null]).toEqual([state, prescribed]);
      expect(enclosures.map(({ title }) => title)).toEqual(titles);
      for (const { title, form: paper } of enclosures) {
        expect(title).toContain(paper.name);
        expect(paper.url).toMatch(/^https:\/\/(?:[\w-]+\.)+gov\.au\//);
      }
    }
  });

  it('have the form for the length of the term', () => {
    const titleFor = (termYears: number | null) => agreementPapers('VIC', date, { termYears }).form?.title;
    expect(titleFor(1)).toBe('Residential rental agreement of no more than 5 years (Form 1)');
    expect(titleFor(6)).toBe('Residential rental agreement of more than 5 years (Form 2)');
    expect(titleFor(null)).toContain('Form 1');
  });
});
