import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The site's mark in the browser's tab. No SVG: to a browser that is a document of its own, which costs the page 2.5 ms each time it
 * is drawn, and Chromium may draw it with each change of the address.
 */
export const favicon = readFileSync(join(import.meta.dirname, 'favicon.png'));
