import { describe, expect, it } from '@jest/globals';
import { emailError, passwordError } from './credential-rules.ts';

describe('passwordError', () => {
  it.each([
    ['seven green parrots', undefined],
    ['short', 'Use at least 10 characters.'],
    ['x'.repeat(200), undefined],
    ['x'.repeat(201), 'Use at most 200 characters.'],
    ['Mia@example.com', 'Choose a password that isn’t your email.'],
  ])('of "%s" is %s', (password, message) => {
    expect(passwordError(password, 'mia@example.com')).toBe(message);
  });
});

describe('emailError', () => {
  it.each([
    ['mia@example.com', undefined],
    ['mia', 'Enter an email like name@example.com.'],
    [`${'x'.repeat(250)}@example.com`, 'Enter an email like name@example.com.'],
  ])('of "%s" is %s', (email, message) => {
    expect(emailError(email)).toBe(message);
  });
});
