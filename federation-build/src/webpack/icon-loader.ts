import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const outlineIcon = fileURLToPath(new URL('../icons/outline-icon.ts', import.meta.url));

/** Matches elements of an icon that only contain plain lines. */
const plainLines = z.array(
  z.tuple([z.literal('path'), z.strictObject({ d: z.string().check(z.startsWith('M')), key: z.string() })]),
);

/**
 * Rewrites a module of @tabler/icons-react to one element with all paths (outline-icon.ts). Icons with other elements
 * stay unchanged.
 */
export default function iconLoader(source: string): string {
  const written = /^const __iconNode = (\[.*\]);\nconst \w+ = createReactComponent\("outline"/m.exec(source)?.[1];
  const lines = plainLines.safeParse(JSON.parse(written ?? 'null'));
  if (!lines.success) return source;
  const joined = lines.data.map(([, { d }]) => d).join('');
  return `import { outlineIcon } from ${JSON.stringify(outlineIcon)};\nexport default /*#__PURE__*/ outlineIcon(${JSON.stringify(joined)});\n`;
}
