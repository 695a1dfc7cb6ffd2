import { describe, expect, it } from '@jest/globals';
import { isSensitiveName, persistableValues } from './sensitive-fields.ts';

describe('isSensitiveName', () => {
  it.each([
    'passportNumber',
    'driverLicenceNumber',
    'drivers_license',
    'medicareCard',
    'idDocument',
    'id-document-type',
    'identityDocuments',
    'bsb',
    'BSBNumber',
    'bankAccountName',
    'accountNumber',
    'cardNumber',
    'card.cvc',
    'nameOnCard',
    'taxFileNumber',
    'TFN',
    'newPassword',
    'pin',
    'visaSubclass',
  ])('is true for %s', (name) => expect(isSensitiveName(name)).toBe(true));

  it.each(['streetAddress', 'suburb', 'discardReason', 'spinner', 'description', 'bankstownUnit', 'id', 'orderId'])(
    'is false for %s',
    (name) => expect(isSensitiveName(name)).toBe(false),
  );
});

describe('persistableValues', () => {
  it('empties sensitive texts at any depth, removes other sensitive values, and reports both', () => {
    const values = {
      name: 'Jo',
      bank: { bsb: '063-000', verified: true, number: 12 },
      people: [{ passport: 'N1', age: 3 }],
    };
    expect(persistableValues(values)).toEqual({
      values: { name: 'Jo', bank: { bsb: '' }, people: [{ passport: '', age: 3 }] },
      files: [],
      withheld: true,
    });
    expect(persistableValues({ name: 'Jo', bsb: '', card: null }).withheld).toBe(false);
  });

  it('leaves out the sensitive fields of the form, by name or by path', () => {
    const values = { income: '90000', owner: { notes: 'a' }, tenant: { notes: 'b' } };
    expect(persistableValues(values, ['income', 'tenant.notes']).values).toEqual({
      income: '',
      owner: { notes: 'a' },
      tenant: { notes: '' },
    });
  });

  it('lists the names of files, except in sensitive fields', () => {
    const photo = new File(['x'], 'front.jpg');
    const result = persistableValues({ photos: [photo], passport: new File(['x'], 'passport of Jo.pdf'), title: 'T' });
    expect(result).toEqual({ values: { photos: [], title: 'T' }, files: ['front.jpg'], withheld: true });
  });
});
