import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The icon of the browser's tab. It is a PNG, because Chromium may paint the icon again after every change of the URL,
 * and painting an SVG takes 2.5 ms.
 */
export const favicon = readFileSync(join(import.meta.dirname, 'favicon.png'));
