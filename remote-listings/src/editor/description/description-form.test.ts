import { expect, it } from '@jest/globals';
import { descriptionForm } from './description-form.ts';

it('tells two versions apart as they would be read: a headline is words, a description rich', () => {
  expect(descriptionForm.formatValue('headline', 'A <b>big</b> garden')).toBe('A <b>big</b> garden');
  expect(descriptionForm.formatValue('description', '<p>A <strong>big</strong> garden</p>')).toBe('A big garden');
});
