import { describe, expect, it } from '@jest/globals';
import { statusLabel } from './status-labels.ts';

describe('statusLabel', () => {
  it('says what the status means', () => {
    expect(statusLabel('listing', 'underOffer')).toEqual({ label: 'Under offer', tone: 'attention' });
    expect(statusLabel('order', 'initiated')).toEqual({ label: 'Awaiting payment', tone: 'attention' });
  });

  it('spells out a status that this version does not know', () => {
    expect(statusLabel('order', 'onHold')).toEqual({ label: 'On hold', tone: 'neutral' });
    expect(statusLabel('order', 'constructor')).toEqual({ label: 'Constructor', tone: 'neutral' });
  });
});
