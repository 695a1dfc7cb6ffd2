import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const outlineIcon = fileURLToPath(new URL('../icons/outline-icon.ts', import.meta.url));

/** Elements of an icon: lines that nothing sets apart from each other, each beginning where it says. */
const plainLines = z.array(
  z.tuple([z.literal('path'), z.strictObject({ d: z.string().check(z.startsWith('M')), key: z.string() })]),
);

/**
 * A module of @tabler/icons-react as one line: the icon with all of its paths in one element (outline-icon.ts). An icon that has
 * anything but plain lines stays as it is.
 */
export default function iconLoader(source: string): string {
  const written = /^const __iconNode = (\[.*\]);\nconst \w+ = createReactComponent\("outline"/m.exec(source)?.[1];
  const lines = plainLines.safeParse(JSON.parse(written ?? 'null'));
  if (!lines.success) return source;
  const joined = lines.data.map(([, { d }]) => d).join('');
  return `import { outlineIcon } from ${JSON.stringify(outlineIcon)};\nexport default /*#__PURE__*/ outlineIcon(${JSON.stringify(joined)});\n`;
}
