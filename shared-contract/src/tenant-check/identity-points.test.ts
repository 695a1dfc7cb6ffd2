import { describe, expect, it } from '@jest/globals';
import { type CountedDocument, identityPoints, isSameName, pointsOf } from './identity-points.ts';

const zoe = 'Zoë Žižka';
const of = (kind: CountedDocument['kind'], changes: Partial<CountedDocument> = {}): CountedDocument => ({
  kind,
  nameOnDocument: zoe,
  hasProof: true,
  ...changes,
});
const pointsEach = (...documents: CountedDocument[]) =>
  identityPoints(documents, zoe).entries.map(({ points }) => points);

describe('V6 the points of an identity', () => {
  it('are enough at 100 with a photo', () => {
    const proven = identityPoints([of('passport'), of('medicareCard'), of('utilityBill', { institution: 'AGL' })], zoe);
    expect(proven).toMatchObject({ points: 120, missing: [] });
    const short = identityPoints([of('passport'), of('medicareCard')], zoe);
    expect(short).toMatchObject({ points: 95, missing: ['Add documents for 5 more points.'] });
    const faceless = identityPoints([of('birthCertificate'), of('ratesNotice', { institution: 'Yarra' })], zoe);
    expect(faceless.points).toBe(105);
    expect(faceless.missing).toEqual(['Add a document with a photo, such as a passport or a driver licence.']);
    expect(identityPoints([], zoe).missing).toHaveLength(2);
  });

  it('are 70, 40, 35 or 25 for each kind, and none for a change of name', () => {
    expect(
      ['birthCertificate', 'driverLicence', 'ratesNotice', 'bankStatement', 'changeOfName'].map((kind) =>
        pointsOf(kind as CountedDocument['kind']),
      ),
    ).toEqual([70, 40, 35, 25, 0]);
  });

  it('count one primary document only', () => {
    expect(pointsEach(of('passport'), of('birthCertificate'), of('citizenshipCertificate'))).toEqual([70, 0, 0]);
  });

  it('are 25 for a second photo card', () => {
    expect(pointsEach(of('driverLicence', { state: 'VIC' }), of('studentCard', { institution: 'RMIT' }))).toEqual([
      40, 25,
    ]);
  });

  it('count one document per issuer', () => {
    expect(
      pointsEach(of('bankStatement', { institution: 'NAB' }), of('mortgageDocument', { institution: 'nab.' })),
    ).toEqual([25, 0]);
    expect(pointsEach(of('medicareCard'), of('medicareCard'))).toEqual([25, 0]);
    expect(pointsEach(of('driverLicence', { state: 'VIC' }), of('driverLicence', { state: 'NSW' }))).toEqual([40, 25]);
    expect(pointsEach(of('driverLicence', { state: 'VIC' }), of('driverLicence', { state: 'VIC' }))).toEqual([40, 0]);
  });

  it('need the applicant’s name on each document, or a change of name', () => {
    const other = of('passport', { nameOnDocument: 'Zoë Novak' });
    const { entries, points } = identityPoints([other], zoe);
    expect([points, entries[0]?.note]).toEqual([0, expect.stringContaining('name differs')]);
    const married = of('changeOfName', { earlierName: 'Zoë Novak' });
    expect(pointsEach(other, married)).toEqual([70, 0]);
    expect(pointsEach(of('passport', { nameOnDocument: 'Zoë Svoboda' }), married)).toEqual([0, 0]);
  });

  it('are none for another name when the change of name is not the applicant’s, names none or has no scan', () => {
    const other = of('passport', { nameOnDocument: 'Zoë Novak' });
    for (const change of [
      { nameOnDocument: 'Zz Top', earlierName: 'Zoë Novak' },
      {},
      { earlierName: 'Someone Else' },
      { earlierName: 'Zoë Novak', hasProof: false },
    ]) {
      expect(pointsEach(other, of('changeOfName', change))).toEqual([0, 0]);
    }
    const { entries } = identityPoints([of('changeOfName', { nameOnDocument: 'Zz Top' })], zoe);
    expect(entries[0]?.note).toMatch('differs');
  });

  it('are none without a number and without a photo or scan', () => {
    const unproven = { hasProof: false };
    const { points, missing } = identityPoints(
      [of('passport'), of('ratesNotice', { institution: 'Yarra', ...unproven })],
      zoe,
    );
    expect([points, missing]).toEqual([
      70,
      [
        'Add documents for 30 more points.',
        'Add a photo or scan of each document without a number, so that it counts.',
      ],
    ]);
    expect(pointsEach(of('birthCertificate', unproven), of('citizenshipCertificate'))).toEqual([0, 70]);
  });
});

it('V6 compares the first and last name without accents, case and middle names', () => {
  expect(isSameName('zoe zizka', zoe)).toBe(true);
  expect(isSameName('ZOË Marie ŽIŽKA', zoe)).toBe(true);
  expect(isSameName('Žižka Zoë', zoe)).toBe(false);
  expect(isSameName('Zoë', zoe)).toBe(false);
  expect(isSameName('', '')).toBe(false);
});
