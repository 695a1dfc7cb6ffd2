import { basename, dirname, sep } from 'node:path';
import { mantineTiers, tierCount } from './mantine-tiers.ts';

const order = `@layer ${Array.from({ length: tierCount }, (_, tier) => `mantine.t${tier}`).join(',')};`;

/**
 * Puts the stylesheet of a Mantine component into the CSS layer of its tier (mantine-tiers.ts). So stylesheets may load
 * in any order.
 */
export default function mantineLayers(this: { resourcePath: string }, source: string): string {
  const component = basename(this.resourcePath, '.layer.css');
  const packageFolder = dirname(dirname(this.resourcePath)).split(sep).join('/');
  const tier = mantineTiers(packageFolder).get(component) ?? 0;
  if (tier >= tierCount) throw new Error(`${component} is built on ${tier} others: raise tierCount`);
  return `${order}${source.replace('@layer mantine', `@layer mantine.t${tier}`)}`;
}
