import { describe, expect, it } from '@jest/globals';
import { isAcn } from './acn.ts';

describe('V2 ACN', () => {
  it.each(['004085616', '010499966', '004 085 616'])('accepts %s', (acn) => {
    expect(isAcn(acn)).toBe(true);
  });

  it.each(['004085617', '00408561', '0040856160', '00408561X', ''])('rejects %s', (acn) => {
    expect(isAcn(acn)).toBe(false);
  });
});
