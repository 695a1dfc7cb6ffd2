import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The icon of the browser's tab. It is a PNG, because Chromium needs 2.5 ms for each paint of an SVG icon, which may
 * happen with each change of the URL.
 */
export const favicon = readFileSync(join(import.meta.dirname, 'favicon.png'));
