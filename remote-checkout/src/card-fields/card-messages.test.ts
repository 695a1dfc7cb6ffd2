import { describe, expect, it } from '@jest/globals';
import { cardFieldsUrl, readCardMessage } from './card-messages.ts';

const source = {} as Window;
const frame = { origin: 'http://localhost:4303', window: source };
const ready = { type: 'verandah-card:ready', height: 180 };

describe('messages of the card fields', () => {
  it('are read when they come from the frame and its origin', () => {
    expect(readCardMessage({ origin: frame.origin, source, data: ready }, frame)).toEqual(ready);
  });

  it('are ignored from another origin, another window and in another shape', () => {
    expect(readCardMessage({ origin: 'https://evil.example', source, data: ready }, frame)).toBeNull();
    expect(readCardMessage({ origin: frame.origin, source: {} as Window, data: ready }, frame)).toBeNull();
    expect(readCardMessage({ origin: frame.origin, source: null, data: ready }, { ...frame, window: null })).toBeNull();
    expect(readCardMessage({ origin: frame.origin, source, data: { type: 'verandah-card:token' } }, frame)).toBeNull();
  });

  it('go to the parent that the address of the frame names', () => {
    expect(cardFieldsUrl('http://localhost:4303/card-fields?key=k', 'http://localhost:4300', 'dark')).toBe(
      'http://localhost:4303/card-fields?key=k&parent=http%3A%2F%2Flocalhost%3A4300&scheme=dark',
    );
  });
});
