import { expect, it } from '@jest/globals';
import { descriptionForm } from './description-form.ts';

it('formats two versions for comparison: the headline as plain text, the description without markup', () => {
  expect(descriptionForm.formatValue('headline', 'A <b>big</b> garden')).toBe('A <b>big</b> garden');
  expect(descriptionForm.formatValue('description', '<p>A <strong>big</strong> garden</p>')).toBe('A big garden');
});
