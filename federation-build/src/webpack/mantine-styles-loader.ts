import { existsSync } from 'node:fs';
import { basename, dirname, sep } from 'node:path';
import type { LoaderContext } from 'webpack';

/**
 * Adds an import of the component's stylesheet to Mantine's class-name module, such as `Button.module.mjs`. So a chunk
 * contains the CSS of exactly its components, without a list to maintain.
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
