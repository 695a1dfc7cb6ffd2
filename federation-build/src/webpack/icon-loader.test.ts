import { join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import iconLoader from './icon-loader.ts';

const icon = (kind: string, nodes: unknown) => `import createReactComponent from '../createReactComponent.mjs';

const __iconNode = ${JSON.stringify(nodes)};
const IconThing = createReactComponent("${kind}", "thing", "Thing", __iconNode);

export { __iconNode, IconThing as default };
`;
const load = (source: string) => {
  const folder = join(import.meta.dirname, 'node_modules/icons');
  return iconLoader.call({ context: folder, utils: { contextify: relative } }, source);
};
const path = (d: string, more = {}) => ['path', { d, ...more, key: d }];

describe('an icon', () => {
  it('of plain lines becomes one path', () => {
    const written = load(icon('outline', [path('M2 8v9'), path('M5 9a2 2 0 1 0 4 0')]));
    expect(written).toMatch(/outlineIcon\("M2 8v9M5 9a2 2 0 1 0 4 0"\)/);
  });

  it('names its renderer by a relative path, so that the output does not depend on the folder', () => {
    expect(load(icon('outline', [path('M2 8v9')]))).toContain('from "../../../icons/outline-icon.ts"');
  });

  it.each([
    ['has a filled part', icon('outline', [path('M2 8v9'), path('M5 9h1', { fill: 'currentColor' })])],
    ['begins where the path before it ended', icon('outline', [path('M2 8v9'), path('m5 9h1')])],
    ['has a circle', icon('outline', [path('M2 8v9'), ['circle', { cx: '1', cy: '1', r: '1', key: 'c' }]])],
    ['is filled', icon('filled', [path('M2 8v9')])],
  ])('that %s is unchanged', (_what, source) => {
    expect(load(source)).toBe(source);
  });
});
