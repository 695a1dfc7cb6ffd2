import { existsSync } from 'node:fs';
import { basename, dirname, sep } from 'node:path';
import type { LoaderContext } from 'webpack';

/**
 * Makes each component of Mantine import its own stylesheet. Adds the import to the module with the component's class
 * names, such as `Button.module.mjs`. So a chunk contains only the CSS of its components, and we need no list of
 * stylesheets.
 */
export default function mantineStyles(
  this: Pick<LoaderContext<object>, 'context' | 'resourcePath' | 'utils'>,
  source: string,
): string {
  const packageFolder = this.resourcePath.slice(0, this.resourcePath.lastIndexOf(`${sep}esm${sep}`));
  const component = basename(this.resourcePath, '.module.mjs');
  const ownStyles = `${packageFolder}/styles/${component}.layer.css`;
  const styles = existsSync(ownStyles) ? ownStyles : `${packageFolder}/styles.layer.css`;
  if (!existsSync(styles)) throw new Error(`no stylesheet for ${component} in ${dirname(styles)}`);
  return `import ${JSON.stringify(this.utils.contextify(this.context, styles))};\n${source}`;
}
