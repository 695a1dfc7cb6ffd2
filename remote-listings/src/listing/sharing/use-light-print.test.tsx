import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useLightPrint } from './use-light-print.ts';

it('prints in the light colour scheme and restores the previous one', () => {
  const { dataset } = document.documentElement;
  dataset.mantineColorScheme = 'dark';
  const { unmount } = renderHook(useLightPrint);
  dispatchEvent(new Event('beforeprint'));
  expect(dataset.mantineColorScheme).toBe('light');
  dispatchEvent(new Event('afterprint'));
  expect(dataset.mantineColorScheme).toBe('dark');
  unmount();
  dispatchEvent(new Event('beforeprint'));
  expect(dataset.mantineColorScheme).toBe('dark');
});
