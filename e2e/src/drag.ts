import type { Page } from '@playwright/test';

/** Moves one finger along a line on the screen. */
export async function drag(page: Page, path: readonly (readonly [x: number, y: number])[]): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const [[startX, startY] = [0, 0], ...rest] = path;
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: startX, y: startY }] });
  for (const [x, y] of rest) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
