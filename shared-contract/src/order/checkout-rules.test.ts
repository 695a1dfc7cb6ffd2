import { describe, expect, it } from '@jest/globals';
import { billingViolations, deliveryViolations } from './checkout-rules.ts';

const billing = { name: 'Olivia Nguyen', email: 'olivia@example.com' };
const delivery = {
  recipient: 'Olivia Nguyen',
  streetAddress: '7 Swan Street',
  suburb: 'Richmond',
  state: 'VIC' as const,
  postcode: '3121',
};
const paths = (violations: { propertyPath: string; code?: string | undefined }[]) =>
  violations.map(({ propertyPath, code }) => `${propertyPath} ${code}`);

describe('billing details', () => {
  it('need a name and an email address (V8)', () => {
    expect(billingViolations(billing)).toEqual([]);
    expect(paths(billingViolations({ name: ' ', email: 'olivia@example' }))).toEqual([
      'billing.name name',
      'billing.email email',
    ]);
  });

  it('V1: of a business need a business name with a valid ABN', () => {
    const business = { ...billing, businessName: 'Swan Realty' };
    expect(billingViolations({ ...business, abn: '51 824 753 556' })).toEqual([]);
    expect(paths(billingViolations(business))).toEqual(['billing.abn required']);
    expect(paths(billingViolations({ ...business, abn: '11 223 493 504' }))).toEqual(['billing.abn abn']);
    expect(paths(billingViolations({ ...billing, abn: '51824753556' }))).toEqual(['billing.businessName required']);
  });
});

describe('a delivery address', () => {
  it('V9: has a postcode of its state', () => {
    expect(deliveryViolations(delivery, [])).toEqual([]);
    expect(paths(deliveryViolations({ ...delivery, postcode: '2000' }, []))).toEqual([
      'delivery.postcode postcode-state',
    ]);
  });

  it.each(['PO Box 12', 'GPO Box 1', 'P.O. Box 3', 'Locked Bag 9', 'Parcel Locker 10112'])(
    'V36: is a street, not %s',
    (streetAddress) => {
      expect(paths(deliveryViolations({ ...delivery, streetAddress }, []))).toEqual([
        'delivery.streetAddress post-box',
      ]);
    },
  );
});
