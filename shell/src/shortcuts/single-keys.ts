import { persistedAtom } from 'shared-platform';
import * as z from 'zod/mini';

/**
 * Whether keys without Ctrl or ⌘ are shortcuts. The user can switch them off (WCAG 2.1.4), because they get in the way
 * of speech input. Belongs to the browser, as the colour scheme does.
 */
export const singleKeysAtom = persistedAtom({
  id: 'single-key-shortcuts',
  version: 1,
  schema: z.boolean(),
  initial: true,
  owner: 'browser',
});
