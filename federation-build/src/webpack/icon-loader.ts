import type { LoaderContext } from 'webpack';
import * as z from 'zod/mini';
import { ownModule } from './package-facts.ts';

const outlineIcon = ownModule('../icons/outline-icon');

type Loader = { context: string; utils: Pick<LoaderContext<object>['utils'], 'contextify'> };

/** Matches an icon that consists only of `<path>` elements without further attributes. */
const plainLines = z.array(
  z.tuple([z.literal('path'), z.strictObject({ d: z.string().check(z.startsWith('M')), key: z.string() })]),
);

/**
 * Rewrites an icon module of @tabler/icons-react, so that all paths of the icon are joined in one `<path>` element
 * (outline-icon.ts). Icons with other elements stay unchanged. The rewritten module imports outline-icon.ts by a
 * relative path: webpack derives names from import paths, so with an absolute path the output would depend on the
 * folder of the checkout.
 */
export default function iconLoader(this: Loader, source: string): string {
  const written = /^const __iconNode = (\[.*\]);\nconst \w+ = createReactComponent\("outline"/m.exec(source)?.[1];
  const lines = plainLines.safeParse(JSON.parse(written ?? 'null'));
  if (!lines.success) return source;
  const joined = lines.data.map(([, { d }]) => d).join('');
  const from = this.utils.contextify(this.context, outlineIcon);
  return `import { outlineIcon } from ${JSON.stringify(from)};\nexport default /*#__PURE__*/ outlineIcon(${JSON.stringify(joined)});\n`;
}
