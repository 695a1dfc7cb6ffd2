import { describe, expect, it } from '@jest/globals';
import { type AustralianState, australianState } from 'shared-contract/place/suburb';
import type { WrittenNotice } from 'shared-contract/tenancy/notice';
import { noticeForm } from 'tenancy-law/form/notice-forms';
import { rentingAuthorities } from 'tenancy-law/form/renting-authorities';
import { stateForm } from 'tenancy-law/form/state-form';
import { addressIn } from 'tenancy-law/form/testing/an-agreement-content';
import { endGrounds } from 'tenancy-law/rules/notice-to-end';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import { groundText } from './ground-texts.ts';
import { type NoticeTenancy, renderNotice } from './notice-document.ts';
import { noticeWatermark } from './notice-letter.ts';

const today = '2026-11-23';
const states = australianState.options;
const squash = (text: string) => text.replaceAll(/\s/g, '');

const owner = {
  name: 'Olivia Nguyễn',
  address: '1 Owner Parade, Geelong VIC 3220',
  phone: '+61491570006',
  email: 'olivia@example.com',
};

const aTenancy = (state: AustralianState): NoticeTenancy => ({
  state,
  residential: true,
  timeZone: 'Australia/Melbourne',
  leaseType: 'periodic',
  startDate: '2025-01-06',
  fixedEnd: null,
  rent: '450.00',
  lastIncrease: '2026-01-12',
  agreedRentIncrease: { kind: 'none' },
  electronicService: true,
  tenants: [{ name: 'Siân O’Brien' }, { name: 'Łukasz Żółć' }],
  rentPaid: 'month',
});

const pagesOf = async (state: AustralianState, content: WrittenNotice, changes: Partial<NoticeTenancy> = {}) => {
  const tenancy = { ...aTenancy(state), ...changes };
  return readPdf(await renderNotice({ content, tenancy, property: { fullAddress: addressIn[state] }, owner, today }));
};
const textOf = async (...of: Parameters<typeof pagesOf>) => squash((await pagesOf(...of)).join(' '));

const increase: WrittenNotice = {
  kind: 'rentIncrease',
  rent: '465.00',
  effectiveDate: '2027-03-01',
  calculation: 'The median of similar homes in the suburb',
};
const entry: WrittenNotice = {
  kind: 'entry',
  purpose: 'repairs',
  date: '2026-12-05',
  from: '09:30',
  to: '14:05',
  note: 'The plumber comes along',
};
const groundIn = (state: AustralianState) => endGrounds(state, today, { leaseType: 'periodic' })[0]?.code ?? 'sale';
const ending = (state: AustralianState): WrittenNotice => ({
  kind: 'end',
  ground: groundIn(state),
  endDate: '2027-06-01',
  reason: 'Contract of sale of 20 November',
  evidenceAttached: true,
});

describe('notices to the tenants', () => {
  it.each(states)('%s: each names the parties, the form, the authority and the tribunal', async (state) => {
    const { labels } = stateForm(state, today);
    const { regulator, tribunal } = rentingAuthorities(state, today);
    for (const content of [increase, ending(state), entry]) {
      const form = noticeForm(state, today, content.kind);
      const text = await textOf(state, content);
      for (const fact of [
        ...['Siân O’Brien', 'Łukasz Żółć', addressIn[state], 'Olivia Nguyễn', '0491 570 006', 'olivia@example.com'],
        ...['23 November 2026', form.name, ...form.enclosures, regulator, `You can apply to the ${tribunal}.`],
        ...[`From the ${labels.landlord.toLowerCase()}`, `To the ${labels.tenant.toLowerCase()}s`, 'not legal advice'],
      ]) {
        expect(text).toContain(squash(fact));
      }
      expect(text.includes(squash(noticeWatermark))).toBe(form.prescribed);
    }
  });

  it.each(states)(
    'V32: %s: a rent increase has both rents per week and period, its date and the law',
    async (state) => {
      const text = await textOf(state, increase);
      for (const fact of [
        'Rent now, per week $450.00',
        'New rent, per week $465.00',
        'Rent now, per calendar month $1,955.36',
        'New rent, per calendar month $2,020.54',
        'Increase $15.00 per week',
        'From 1 March 2027',
        'How it was calculated The median of similar homes in the suburb',
        'Last rent increase 12 January 2026',
        'The earliest lawful date is',
      ]) {
        expect(text).toContain(squash(fact));
      }
    },
  );

  it.each(states)('V33: %s: the end of a tenancy has its last day, ground, evidence and the law', async (state) => {
    const text = await textOf(state, ending(state));
    for (const fact of [
      'Last day of the tenancy 1 June 2027',
      `Reason ${groundText(groundIn(state), stateForm(state, today).labels)}`,
      'Details Contract of sale of 20 November',
      'Evidence Comes with this notice.',
      'The earliest lawful date is',
    ]) {
      expect(text).toContain(squash(fact));
    }
  });

  it.each(states)('%s: an entry has its purpose, day and hours', async (state) => {
    const text = await textOf(state, entry);
    for (const fact of [
      'Purpose Repairs or maintenance',
      'Day Saturday, 5 December 2026',
      'Between 9:30 am and 2:05 pm (local time)',
      'Note The plumber comes along',
      'Notice needed',
    ]) {
      expect(text).toContain(squash(fact));
    }
  });

  it('says the earliest lawful date of the state', async () => {
    // 12 months after the last increase is before the end of 90 days' notice.
    expect(await textOf('VIC', increase)).toContain(squash('The earliest lawful date is 21 February 2027.'));
    expect(await textOf('VIC', increase)).toContain(squash('within 30 days of this notice'));
  });

  it('counts the days of the post in the earliest lawful date when the tenants didn’t agree to email', async () => {
    const byPost = { electronicService: false };
    expect(await textOf('NSW', increase)).toContain(squash('The earliest lawful date is 22 January 2027.'));
    expect(await textOf('NSW', increase, byPost)).toContain(squash('The earliest lawful date is 31 January 2027.'));
    expect(await textOf('NSW', ending('NSW'))).toContain(squash('The earliest lawful date is 23 December 2026.'));
    expect(await textOf('NSW', ending('NSW'), byPost)).toContain(squash('The earliest lawful date is 1 January 2027.'));
  });

  it('leaves the law on homes out of a letter about a shop', async () => {
    const text = await textOf('VIC', increase, { residential: false });
    expect(text).not.toContain('earliestlawful');
    expect(text).not.toContain('Tribunal');
    expect(text).not.toContain(squash(noticeWatermark));
    const end = { ...ending('VIC'), ground: 'agreement' } as WrittenNotice;
    expect(await textOf('VIC', end, { residential: false })).toContain(
      squash('Reason The rental provider ends the lease as the agreement allows'),
    );
  });

  it('shows hostile text, and long text on several pages', async () => {
    const calculation = `\u202eevil 🐈 {{rent}} ${'long '.repeat(190)}`;
    expect(await textOf('NSW', { ...increase, calculation })).toContain(squash('evil [U+1F408] {{rent}} long'));
    const reason = 'W'.repeat(2000);
    const pages = await pagesOf('NSW', { ...ending('NSW'), reason } as WrittenNotice);
    expect(pages.join('').match(/W/g)?.length).toBeGreaterThanOrEqual(2000);
  });

  it('gives the same bytes for the same notice', async () => {
    const subject = { content: entry, tenancy: aTenancy('WA'), property: { fullAddress: addressIn.WA }, owner, today };
    const render = () => renderNotice(subject);
    expect((await render()).equals(await render())).toBe(true);
  });
});
