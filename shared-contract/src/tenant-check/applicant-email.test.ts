import { expect, it } from '@jest/globals';
import { applicantEmailViolations } from './applicant-email.ts';

it.each([
  ['olivia@example.com', true],
  [' Olivia@Example.COM ', true],
  ['olivia+tenant@example.com', true],
  ['zoe@example.com', false],
  ['olivia@example.org', false],
  ['olivia.zoe@example.com', false],
])('V26 V40: %s is the email of olivia@example.com: %s', (email, isOwn) => {
  const codes = applicantEmailViolations(email, 'olivia@example.com').map(({ code }) => code);
  expect(codes).toEqual(isOwn ? ['own-email'] : []);
});
