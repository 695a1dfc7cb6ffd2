import { describe, expect, it } from '@jest/globals';
import { statusLabel } from './status-labels.ts';

describe('statusWords', () => {
  it('says what the status means', () => {
    expect(statusLabel('listing', 'underOffer')).toEqual({ words: 'Under offer', tone: 'attention' });
    expect(statusLabel('order', 'initiated')).toEqual({ words: 'Awaiting payment', tone: 'attention' });
  });

  it('spells out a status that this version does not know', () => {
    expect(statusLabel('order', 'onHold')).toEqual({ words: 'On hold', tone: 'neutral' });
    expect(statusLabel('order', 'constructor')).toEqual({ words: 'Constructor', tone: 'neutral' });
  });
});
