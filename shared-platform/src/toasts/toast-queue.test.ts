import { beforeEach, describe, expect, it } from '@jest/globals';
import { clearToasts, dismissToast, onToastsChange, toast, visibleToasts } from './toast-queue.ts';

beforeEach(clearToasts);

describe('toasts', () => {
  it('last 5000 ms unless told otherwise (SPEC §9)', () => {
    toast.success('Saved');
    toast.error('Failed', { timeout: 3000 });
    expect(visibleToasts().map(({ kind, message, timeout }) => [kind, message, timeout])).toEqual([
      ['success', 'Saved', 5000],
      ['error', 'Failed', 3000],
    ]);
  });

  it('shows 20 at most; the next one takes the place that gets free', () => {
    for (let number = 1; number <= 22; number += 1) toast.info(`${number}`);
    expect(visibleToasts()).toHaveLength(20);
    dismissToast(visibleToasts()[0]?.id ?? 0);
    expect(visibleToasts().at(-1)?.message).toBe('21');
  });

  it('tells listeners until they stop', () => {
    let told = 0;
    const stop = onToastsChange(() => {
      told += 1;
    });
    toast.info('one');
    stop();
    toast.info('two');
    expect(told).toBe(1);
  });
});
