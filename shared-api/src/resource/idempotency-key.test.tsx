import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useIdempotencyKey } from './idempotency-key.ts';

it('gives the same content the same key and changed content a new one', () => {
  const { result, rerender } = renderHook(useIdempotencyKey);
  const first = result.current({ name: 'Ada' });
  rerender();
  expect(result.current({ name: 'Ada' })).toBe(first);
  const corrected = result.current({ name: 'Ada L.' });
  expect(corrected).not.toBe(first);
  expect(result.current({ name: 'Ada L.' })).toBe(corrected);
});
