import { describe, expect, it } from '@jest/globals';
import { statusWords } from './status-words.ts';

describe('statusWords', () => {
  it('says what the status means', () => {
    expect(statusWords('listing', 'underOffer')).toEqual({ words: 'Under offer', tone: 'attention' });
    expect(statusWords('order', 'initiated')).toEqual({ words: 'Not finished', tone: 'attention' });
  });

  it('spells out a status that this version does not know', () => {
    expect(statusWords('order', 'onHold')).toEqual({ words: 'On hold', tone: 'neutral' });
    expect(statusWords('order', 'constructor')).toEqual({ words: 'Constructor', tone: 'neutral' });
  });
});
