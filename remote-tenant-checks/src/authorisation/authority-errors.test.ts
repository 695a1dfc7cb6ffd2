import { describe, expect, it } from '@jest/globals';
import { authorityErrors, serverAuthorityErrors } from './authority-errors.ts';

const today = '2026-11-21';
const fileOf = (type: string, size = 4) => {
  const file = new File(['%PDF'], 'authority', { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const pdf = fileOf('application/pdf');

describe('V40: a signed authority', () => {
  it('is at most 90 days old and not of the future', () => {
    expect(authorityErrors({ file: pdf, signedOn: '2026-08-23' }, today)).toEqual({});
    expect(authorityErrors({ file: pdf, signedOn: '2026-08-22' }, today)).toEqual({
      signedOn: 'The authority is older than 90 days. Ask for a new one.',
    });
    expect(authorityErrors({ file: pdf, signedOn: '2026-11-22' }, today).signedOn).toMatch(/today or earlier/);
  });

  it('is a PDF or picture of at most 10 MB', () => {
    expect(authorityErrors({ file: fileOf('text/plain'), signedOn: today }, today).file).toMatch(/^Choose a PDF/);
    expect(authorityErrors({ file: fileOf('image/png', 11_000_000), signedOn: today }, today).file).toMatch(
      /^Too large/,
    );
    expect(authorityErrors({ file: null, signedOn: '' }, today)).toEqual({
      file: 'Choose the file with the signed authority.',
      signedOn: 'Enter the date of the signature.',
    });
  });

  it('has the server’s message at the date or at the file', () => {
    expect(
      serverAuthorityErrors([
        { propertyPath: 'signedOn', message: 'Too old.' },
        { propertyPath: '', message: 'Not a PDF.' },
      ]),
    ).toEqual({ signedOn: 'Too old.', file: 'Not a PDF.' });
  });
});
