import { expect, it } from '@jest/globals';
import { partViolations } from './application-rules.ts';

it('rejects the date of birth of a person who is no adult, or that is impossible', () => {
  const messagesOf = (dateOfBirth: string) =>
    partViolations({ dateOfBirth }, '2026-11-21').map(({ propertyPath, message }) => `${propertyPath}: ${message}`);
  expect(messagesOf('1990-01-01')).toEqual([]);
  expect(messagesOf('2015-01-01')).toEqual(['dateOfBirth: You must be 18 or older to apply.']);
  expect(messagesOf('2030-01-01')).toEqual(['dateOfBirth: Check the year of birth.']);
  expect(messagesOf('1850-01-01')).toEqual(['dateOfBirth: Check the year of birth.']);
});
