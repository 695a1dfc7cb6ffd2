import { beforeEach, describe, expect, it } from '@jest/globals';
import { clearToasts, dismissToast, onToastsChange, toast, visibleToasts } from './toast-queue.ts';

beforeEach(clearToasts);

describe('toasts', () => {
  it('are shown for 5000 ms by default (SPEC §9)', () => {
    toast.success('Saved');
    toast.error('Failed', { timeout: 3000 });
    expect(visibleToasts().map(({ kind, message, timeout }) => [kind, message, timeout])).toEqual([
      ['success', 'Saved', 5000],
      ['error', 'Failed', 3000],
    ]);
  });

  it('are limited to 20; the next one is shown when a place is free', () => {
    for (let number = 1; number <= 22; number += 1) toast.info(`${number}`);
    expect(visibleToasts()).toHaveLength(20);
    dismissToast(visibleToasts()[0]?.id ?? 0);
    expect(visibleToasts().at(-1)?.message).toBe('21');
  });

  it('notify listeners until these unsubscribe', () => {
    let calls = 0;
    const stop = onToastsChange(() => {
      calls += 1;
    });
    toast.info('one');
    stop();
    toast.info('two');
    expect(calls).toBe(1);
  });
});
