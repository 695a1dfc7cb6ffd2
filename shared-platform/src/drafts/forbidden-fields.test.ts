import { describe, expect, it } from '@jest/globals';
import { isForbiddenName, persistableValues } from './forbidden-fields.ts';

describe('what a draft never holds', () => {
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
  ])('%s', (name) => expect(isForbiddenName(name)).toBe(true));

  it.each(['streetAddress', 'suburb', 'discardReason', 'spinner', 'description', 'bankstownUnit', 'id', 'orderId'])(
    'but it may hold %s',
    (name) => expect(isForbiddenName(name)).toBe(false),
  );

  it('empties forbidden texts at any depth, takes the rest of them away, and says that something was entered', () => {
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

  it('leaves out what the form forbids, by name or by path', () => {
    const values = { income: '90000', owner: { notes: 'a' }, tenant: { notes: 'b' } };
    expect(persistableValues(values, ['income', 'tenant.notes']).values).toEqual({
      income: '',
      owner: { notes: 'a' },
      tenant: { notes: '' },
    });
  });

  it('names the files that it cannot hold, but not those of a forbidden field', () => {
    const photo = new File(['x'], 'front.jpg');
    const kept = persistableValues({ photos: [photo], passport: new File(['x'], 'passport of Jo.pdf'), title: 'T' });
    expect(kept).toEqual({ values: { photos: [], title: 'T' }, files: ['front.jpg'], withheld: true });
  });
});
