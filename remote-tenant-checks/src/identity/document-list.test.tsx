import { describe, expect, it } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import type { IdentityDocument } from 'shared-contract/tenant-check/identity-document';
import { DocumentList } from './document-list.tsx';
import { PointsProgress } from './points-progress.tsx';

const passport: IdentityDocument = {
  id: '1',
  kind: 'passport',
  nameOnDocument: null,
  numberEnding: '567',
  institution: null,
  expiresOn: '2031-02-28',
  points: 70,
  note: null,
  addedBy: 'applicant',
  addedAt: '2026-11-20T01:00:00Z',
  hasScan: false,
  verifiedAt: '2026-11-21T01:00:00Z',
};
const neverCalled = () => Promise.reject(new Error('Expected no request.'));
const actions = { onRemove: () => {}, uploadScan: neverCalled, failureMessage: String };

const show = (canChange: boolean) =>
  render(
    <MantineProvider>
      <DocumentList documents={[passport]} reader="owner" canChange={canChange} canRemove={canChange} {...actions} />
    </MantineProvider>,
  );

describe('a document', () => {
  it('of a complete check has no number, and is not called verified', () => {
    show(false);
    expect(screen.getByText('Added by the applicant. The number is no longer stored')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/verified/i);
  });

  it('has a button that says what the file is', () => {
    show(true);
    const button = screen.getByRole('button', { name: 'Add a scan of Passport ending in 567' });
    expect(button).toHaveTextContent('Add a scan');
  });
});

it.each([
  [null, '100 points added.'],
  [true, 'The identity was verified.'],
  [false, 'The identity could not be verified.'],
])('points with the result %s are no proof by themselves', (isVerified, text) => {
  render(<PointsProgress points={110} missing={[]} isVerified={isVerified} />);
  expect(screen.getByText(text)).toBeVisible();
});
