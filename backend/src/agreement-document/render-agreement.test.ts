import { describe, expect, it } from '@jest/globals';
import type { AgreementTerms } from 'shared-contract/agreement/agreement-terms';
import { type AustralianState, australianState } from 'shared-contract/place/suburb';
import { agreementSections, notEntered } from 'tenancy-law/form/agreement-sections';
import { anAgreementContent } from 'tenancy-law/form/testing/an-agreement-content';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import { watermarkText } from './agreement-document.ts';
import { needsOfficialForm } from './agreement-file.ts';
import { renderAgreement } from './render-agreement.ts';

const today = '2026-11-23';
const states = australianState.options;

/** Without spaces, because a line break can be anywhere in a value. */
const squash = (text: string) => text.replaceAll(/\s/g, '');

const pagesOf = async (state: AustralianState, terms: Partial<AgreementTerms> = {}, watermark = false) =>
  readPdf(await renderAgreement(anAgreementContent(state, terms), { today, watermark, isSent: true }));
const textOf = async (state: AustralianState, terms: Partial<AgreementTerms> = {}) =>
  (await pagesOf(state, terms)).join(' ');

describe('the PDF of an agreement', () => {
  it.each(states)('%s shows every label with its value, in the order of the form', async (state) => {
    const pages = await pagesOf(state);
    const text = squash(withoutFooters(pages).join(''));
    let from = 0;
    for (const { title, rows, paragraphs = [] } of agreementSections(anAgreementContent(state), state, '2027-02-01')) {
      const at = text.indexOf(squash(title), from);
      expect({ title, at }).not.toEqual({ title, at: -1 });
      from = at;
      for (const { label, value } of rows) expect(text).toContain(squash(label + value));
      for (const paragraph of paragraphs) expect(text).toContain(squash(paragraph));
    }
    expect(text).not.toContain(squash(notEntered));
  });

  it.each([
    ['VIC', 'Rental provider and renter', 'Residential rental agreement', ['VIC form: Form 1', 'Rental provider']],
    ['QLD', 'Lessor and tenant', 'General tenancy agreement', ['QLD form: Form 18a', 'Lessor', '15 January 2026']],
    ['WA', 'Lessor and tenant', 'Residential tenancy agreement', ['WA form: Form 1AA', 'Pet bond $260.00']],
    ['TAS', 'Landlord and tenant', 'Residential tenancy agreement', ['Landlord', 'prescribes no form']],
  ] as const)('%s speaks of %s', async (state, _, agreement, texts) => {
    const [first = '', ...others] = await pagesOf(state);
    expect(first.startsWith(agreement)).toBe(true);
    for (const text of texts) expect([first, ...others].join(' ')).toContain(text);
  });

  it('numbers its pages and has lines for the signature of each party', async () => {
    const pages = await pagesOf('NSW');
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).toContain('not legal advice');
    }
    expect(pages.join(' ').match(/Signature Date/g)).toHaveLength(3);
  });

  it('carries the watermark on each page, and only when it is asked for', async () => {
    const marked = await pagesOf('VIC', {}, true);
    expect(marked.filter((page) => page.includes(watermarkText))).toHaveLength(marked.length);
    expect(await textOf('VIC')).not.toContain(watermarkText);
  });

  it('needs the official form where the state prescribes one', () => {
    const needing = states.filter((state) => needsOfficialForm({}, anAgreementContent(state), today));
    expect(needing.toSorted()).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'VIC', 'WA']);
    const shop = anAgreementContent('VIC');
    expect(needsOfficialForm({}, { ...shop, property: { ...shop.property, propertyType: 'Commercial' } }, today)).toBe(
      false,
    );
  });

  it('gives the same bytes for the same content', async () => {
    const content = anAgreementContent('VIC');
    const [first, second] = [
      await renderAgreement(content, { today, watermark: true, isSent: true }),
      await renderAgreement(content, { today, watermark: true, isSent: true }),
    ];
    expect(first.equals(second)).toBe(true);
    const other = await renderAgreement(anAgreementContent('VIC', { rent: '451.00' }), {
      today,
      watermark: true,
      isSent: true,
    });
    expect(first.equals(other)).toBe(false);
  });

  it('renders a draft without terms', async () => {
    const draft = { ...anAgreementContent('QLD'), terms: {} };
    const text = (await readPdf(await renderAgreement(draft, { today, watermark: false, isSent: false }))).join(' ');
    expect(text).toContain(`Rent per week ${notEntered}`);
  });
});

describe('hostile text in the PDF of an agreement', () => {
  it.each([
    ['direction marks', 'safe\u202egnp.exe\u200f end', 'safegnp.exe end'],
    ['an emoji', 'Cat 🐈 welcome', 'Cat [U+1F408] welcome'],
    ['letters without a glyph', '王小明', '[U+738B U+5C0F U+660E]'],
    ['a template', '{{rent}} <b>bold</b> [[x]] #{y}', '{{rent}} <b>bold</b> [[x]] #{y}'],
    ['a decomposed letter', 'Zoe\u0308', 'Zoë'],
    ['a null character', 'before\u0000after', 'beforeafter'],
  ])('shows %s', async (_, specialTerms, shown) => {
    expect(squash(await textOf('VIC', { specialTerms }))).toContain(squash(shown));
  });

  it('shows 10,000 characters of special terms on several pages, with the heading on each', async () => {
    const words = Array.from({ length: 1_250 }, (_, index) => `term${String(index).padStart(4, '0')}`);
    const pages = await pagesOf('VIC', { specialTerms: words.join(' ').slice(0, 10_000) });
    const text = squash(withoutFooters(pages).join(''));
    for (const word of words.slice(0, 1_110)) expect(text).toContain(word);
    for (const page of pages.filter((one) => one.includes('term0'))) expect(page).toContain('Special terms');
  });

  it('shows a value of many short lines on several pages', async () => {
    const lines = Array.from({ length: 900 }, (_, index) => `i${String(index).padStart(3, '0')}`);
    const text = (await pagesOf('VIC', { inclusions: lines.join('\n') })).join(' ');
    for (const line of lines) expect(text).toContain(line);
  });

  it('breaks a word of 10,000 characters', async () => {
    const specialTerms = 'W'.repeat(10_000);
    const shown =
      withoutFooters(await pagesOf('VIC', { specialTerms }))
        .join('')
        .match(/W/g) ?? [];
    expect(shown.length).toBeGreaterThanOrEqual(10_000);
  });
});

/** The footer of a page is between the parts of a value that continues on the next page. */
function withoutFooters(pages: readonly string[]): string[] {
  return pages.map((page) =>
    page.replace(/(?:Residential|General) (?:rental|tenancy) agreement · .*? Page \d+ of \d+/, ''),
  );
}
