import { expect, it } from '@jest/globals';
import { applicantPart, applicationDetails } from './application-content.ts';
import { applicationField } from './application-field.ts';

it('has no content that the rules of the states do not know as a field', () => {
  const stored = [applicantPart, applicationDetails].flatMap((schema) => Object.keys(schema.shape));
  expect(stored.sort()).toEqual([...applicationField.options].sort());
});
