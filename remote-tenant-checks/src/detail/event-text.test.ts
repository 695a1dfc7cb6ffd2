import { describe, expect, it } from '@jest/globals';
import { eventText, isAccess } from './event-text.ts';

describe('an entry of the log', () => {
  it.each([
    ['documentAdded', 'owner', 'You added a document'],
    ['documentAdded', 'applicant', 'The applicant added a document'],
    ['scanAdded', 'applicant', 'The applicant added or replaced a scan'],
    ['infoSent', 'applicant', 'The applicant answered the question'],
    ['viewed', 'owner', 'You opened the applicant’s details'],
    ['resultViewed', 'owner', 'You opened the result'],
    ['noticeDownloaded', 'owner', 'You downloaded the notice'],
    ['held', 'system', 'Kept for a dispute'],
    ['aLaterKind', 'owner', 'The check was updated'],
  ])('describes %s by %s', (kind, by, text) => {
    expect(eventText({ kind, by })).toBe(text);
  });

  it('belongs to the access log when the owner has read something', () => {
    for (const kind of ['viewed', 'resultViewed', 'noticeDownloaded', 'scanViewed']) {
      expect(isAccess({ at: '', by: 'owner', kind })).toBe(true);
    }
    expect(isAccess({ at: '', by: 'owner', kind: 'created' })).toBe(false);
  });
});
