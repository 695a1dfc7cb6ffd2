import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The icon in the browser's tab. A PNG, because an SVG costs the page 2.5 ms each time Chromium paints it, which may
 * happen with each change of the URL.
 */
export const favicon = readFileSync(join(import.meta.dirname, 'favicon.png'));
