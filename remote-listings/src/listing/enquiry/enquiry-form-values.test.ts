import { describe, expect, it } from '@jest/globals';
import { emptyEnquiry, enquiryErrors, parseEnquiry, withReasons } from './enquiry-form-values.ts';

const listing = '/api/listings/10000000-0000-4000-8000-000000000001';
const filled = { ...emptyEnquiry, name: 'Mia', email: 'mia@example.com', message: 'When?' };

describe('the enquiry form', () => {
  it('becomes a request when it is filled in, without an empty phone', () => {
    expect(parseEnquiry(filled, listing)).toEqual({
      ok: true,
      input: { listing, name: 'Mia', email: 'mia@example.com', reasons: [], message: 'When?', website: '' },
    });
  });

  it('returns an error by field', () => {
    const checked = parseEnquiry({ ...emptyEnquiry, phone: '12' }, listing);
    expect(checked).toEqual({
      ok: false,
      errors: {
        name: 'Enter your name.',
        email: expect.stringContaining('sam@example.com'),
        phone: expect.stringContaining('0491 570 006'),
        message: 'Write a message.',
      },
    });
  });

  it('suggests a message for the chosen reasons until the user edits it', () => {
    const chosen = withReasons(emptyEnquiry, ['inspection']);
    expect(chosen.message).toBe('I’d like to inspect the property.');
    expect(withReasons(chosen, ['inspection', 'contract']).message).toContain('copy of the contract');
    expect(withReasons(chosen, []).message).toBe('');
    expect(withReasons({ ...chosen, message: 'My own' }, ['price']).message).toBe('My own');
  });

  it('maps errors to fields, and keeps those without a field', () => {
    const violations = [
      { propertyPath: 'reasons[0]', message: 'No such reason' },
      { propertyPath: 'listing', message: 'Gone' },
    ];
    expect(enquiryErrors(violations)).toEqual({ errors: { reasons: 'No such reason' }, rest: ['Gone'] });
  });
});
