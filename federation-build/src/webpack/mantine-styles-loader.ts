import { existsSync } from 'node:fs';
import { basename, dirname, sep } from 'node:path';

/**
 * Lets the CSS of a Mantine component travel with its code: `Button.module.mjs` (class names) imports the stylesheet that
 * defines them. So a chunk's CSS is that of the components in it, in the order of their imports, without a list to keep.
 */
export default function mantineStyles(this: { resourcePath: string }, source: string): string {
  const packageFolder = this.resourcePath.slice(0, this.resourcePath.lastIndexOf(`${sep}esm${sep}`));
  const component = basename(this.resourcePath, '.module.mjs');
  const ownStyles = `${packageFolder}/styles/${component}.layer.css`;
  const styles = existsSync(ownStyles) ? ownStyles : `${packageFolder}/styles.layer.css`;
  if (!existsSync(styles)) throw new Error(`no stylesheet for ${component} in ${dirname(styles)}`);
  return `import ${JSON.stringify(styles)};\n${source}`;
}
