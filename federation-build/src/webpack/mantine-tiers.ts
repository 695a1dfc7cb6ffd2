import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * The number of tiers (see `mantineTiers`). No Mantine component needs as many. Every stylesheet declares the order of
 * all tiers.
 */
export const tierCount = 10;

const tiersOfPackage = new Map<string, ReadonlyMap<string, number>>();

/**
 * Returns the tier of each Mantine component, by name. `UnstyledButton` is built on no other component and has tier 1.
 * `Button` is built on `UnstyledButton` and has a higher tier. Each tier is a CSS layer, so the styles of `Button`
 * override those of `UnstyledButton`, whichever stylesheet loads first.
 */
export function mantineTiers(packageFolder: string): ReadonlyMap<string, number> {
  const known = tiersOfPackage.get(packageFolder);
  if (known) return known;
  const tiers = styleTiers(join(packageFolder, 'esm/index.mjs'), (file) => readFileSync(file, 'utf8'));
  tiersOfPackage.set(packageFolder, tiers);
  return tiers;
}

/**
 * Returns the tier of every `X.module.mjs` that the entry file imports, directly or through other files, by component
 * name.
 */
export function styleTiers(entry: string, read: (file: string) => string): ReadonlyMap<string, number> {
  const tiers = new Map<string, number>();
  const depths = new Map<string, number>();
  const visit = (file: string): number => {
    const known = depths.get(file);
    if (known !== undefined) return known;
    depths.set(file, 0);
    const imports = [...read(file).matchAll(/from "(\.[^"]+)"/g)].map(([, path = '']) => join(dirname(file), path));
    const styles = imports.filter((path) => path.endsWith('.module.mjs'));
    const below = Math.max(0, ...imports.filter((path) => !styles.includes(path)).map(visit));
    for (const style of styles) {
      const component = basename(style, '.module.mjs');
      tiers.set(component, Math.max(tiers.get(component) ?? 0, below + 1));
    }
    const depth = styles.length > 0 ? below + 1 : below;
    depths.set(file, depth);
    return depth;
  };
  visit(entry);
  return tiers;
}
