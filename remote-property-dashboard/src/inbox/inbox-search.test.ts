import { describe, expect, it } from '@jest/globals';
import { inboxUrl, parseInboxSearch, searchedText, stateOfText } from './inbox-search.ts';

const property = '10000000-0000-4000-8000-00000000000a';

describe('the inbox in the URL', () => {
  it('parses the URL it built', () => {
    const search = { kind: 'offer', state: 'needsAnswer', property, page: 2 } as const;
    const address = inboxUrl(search);
    expect(address).toBe(`/enquiries?kind=offer&state=needsAnswer&property=${property}&page=2`);
    expect(parseInboxSearch(new URL(address, 'https://verandah.example').searchParams)).toEqual(search);
  });

  it('omits defaults', () => {
    expect(inboxUrl({ kind: null, state: 'current', property: null, page: 1 })).toBe('/enquiries');
  });

  it('treats invalid values as no filter and page 1', () => {
    for (const text of ['kind=letter&state=old&property=1&page=-2', 'page=1e99', '']) {
      const none = { kind: null, state: 'current', property: null, page: 1 };
      expect(parseInboxSearch(new URLSearchParams(text))).toEqual(none);
    }
  });

  it('stores a searched name outside the URL', () => {
    expect(searchedText(stateOfText('Mia'))).toBe('Mia');
    expect(stateOfText('')).toBeNull();
    for (const state of [null, {}, { inboxText: 7 }, 'Mia']) expect(searchedText(state)).toBe('');
  });
});
