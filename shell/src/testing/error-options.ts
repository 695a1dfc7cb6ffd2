import { rootErrorOptions } from '../monitoring/root-error-options.ts';

const { onUncaughtError: _, ...caught } = rootErrorOptions(() => {});

/** The error callbacks of the site's React root for `render`, which supports no `onUncaughtError`. */
export const errorOptions = caught;
