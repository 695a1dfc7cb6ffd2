import { expect, it } from '@jest/globals';
import type { AustralianState } from 'shared-contract/place/suburb';
import { applicationFields } from './application-fields.ts';
import { applicationForm } from './application-form.ts';
import { destroyApplicationOn, destroyTenantApplicationOn } from './application-retention.ts';

const fieldsOf = (state: 'QLD' | 'VIC' | 'NSW', date: string) => applicationFields(state, date).value.fields;

it('permits pets in Queensland and not in Victoria, and free text in neither', () => {
  expect(fieldsOf('QLD', '2026-11-20')).toContain('pets');
  expect(fieldsOf('VIC', '2026-11-20')).not.toContain('pets');
  for (const state of ['QLD', 'VIC'] as const) {
    for (const field of ['message', 'rent', 'emergencyContact'] as const) {
      expect(fieldsOf(state, '2026-11-20')).not.toContain(field);
    }
  }
  expect(fieldsOf('NSW', '2026-11-20')).toContain('message');
});

it('limits the fields exactly while a form is prescribed', () => {
  for (const [state, before, since] of [
    ['VIC', '2026-03-30', '2026-03-31'],
    ['QLD', '2025-04-30', '2025-05-01'],
  ] as const) {
    expect(applicationFields(state, before).value.isLimited).toBe(false);
    expect(applicationFields(state, since).value.isLimited).toBe(true);
    expect(applicationForm(state, since).value).not.toBeNull();
  }
});

it('V41: destroys an unsuccessful application by the rule of its state', () => {
  const on = (state: 'QLD' | 'VIC' | 'NSW', hasConsent: boolean) =>
    destroyApplicationOn(state, '2026-11-20', { hasConsent }).value;
  expect([on('VIC', false), on('VIC', true)]).toEqual(['2026-12-20', '2027-05-20']);
  expect([on('QLD', false), on('QLD', true)]).toEqual(['2027-02-20', '2027-02-20']);
  expect(on('NSW', true)).toBe('2027-05-20');
  expect(destroyApplicationOn('VIC', '2026-11-20', { hasConsent: false }).sentence).toBe(
    'VIC: an unsuccessful application is destroyed within 30 days, or 6 months with written consent, since 31 Mar 2026 (Consumer Affairs Victoria).',
  );
});

it('V41: names no law for a limit of our own', () => {
  const decided = (state: AustralianState, date = '2026-11-20') =>
    destroyApplicationOn(state, date, { hasConsent: false }).sentence;
  const ended = (state: AustralianState, date = '2026-11-20') => destroyTenantApplicationOn(state, date).sentence;
  for (const state of ['NSW', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const) {
    expect(decided(state)).toBe(`${state}: an unsuccessful application is destroyed within 6 months (our own limit).`);
    expect(ended(state)).toMatch(/of the tenancy \(our own limit\)\.$/);
  }
  for (const sentence of [decided('VIC', '2026-03-30'), decided('QLD', '2025-04-30'), ended('QLD')]) {
    expect(sentence).toMatch(/ \(our own limit\)\.$/);
  }
  expect(decided('QLD')).toMatch(/since 1 May 2025 \(Residential Tenancies and Rooming/);
  expect(ended('VIC')).toMatch(/\(Consumer Affairs Victoria\)/);
});

it('V41: destroys the application of a tenant by the end of the tenancy', () => {
  expect(destroyTenantApplicationOn('VIC', '2026-11-20').value).toBe('2029-11-20');
  expect(destroyTenantApplicationOn('QLD', '2026-11-20').value).toBe('2027-05-20');
  expect(destroyTenantApplicationOn('NSW', '2026-08-31').value).toBe('2027-02-28');
});
