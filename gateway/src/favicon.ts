import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The icon of the browser's tab. It is a PNG, because Chromium takes 2.5 ms to paint an SVG icon and may paint it after
 * every change of the URL.
 */
export const favicon = readFileSync(join(import.meta.dirname, 'favicon.png'));
