import { useEffect } from 'react';
import { registerUnsavedWork } from './unsaved-work.ts';

/**
 * While `dirty`, leaving asks: inside the site with a question of the shell's, on closing the tab with the browser's.
 * @param id stable and unique, such as `listing-12-price`
 * @param describe what would be lost, as it stands in the question: `the price of this listing`
 */
export function useUnsavedWork({ id, dirty, describe }: { id: string; dirty: boolean; describe: string }): void {
  useEffect(() => (dirty ? registerUnsavedWork({ id, description: describe }) : undefined), [id, dirty, describe]);
}
