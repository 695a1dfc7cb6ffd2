import { describe, expect, it } from '@jest/globals';
import postcss from 'postcss';
import { layerStyles } from './layer-styles.ts';
import { styleTiers } from './mantine-tiers.ts';

describe('layerStyles', () => {
  const inLayer = async (css: string) =>
    (await postcss([layerStyles('remote')]).process(css, { from: undefined })).css.replaceAll(/\s+/g, ' ');

  it('(b.52) puts rules into the layer, after the order of all layers', async () => {
    expect(await inLayer('.a { color: red }')).toBe(
      '@layer mantine,shared-ui,shell,remote;@layer remote {.a { color: red } }',
    );
  });

  it('leaves explicit layers and imports outside', async () => {
    const css = await inLayer('@import "x.css"; @layer shell { .b { color: blue } } .a { color: red }');
    expect(css).toContain('@layer shell { .b');
    expect(css.indexOf('@import')).toBeLessThan(css.indexOf('@layer remote'));
  });
});

describe('styleTiers', () => {
  const files: Record<string, string> = {
    '/index.mjs': 'export { Button } from "./Button.mjs"; export { Text } from "./Text.mjs"',
    '/Text.mjs': 'import styles from "./Text.module.mjs";',
    '/Text.module.mjs': '',
    '/Base.mjs': 'import styles from "./Base.module.mjs"; import { Button } from "./Button.mjs";',
    '/Base.module.mjs': '',
    '/Button.mjs': 'import { Base } from "./Base.mjs"; import styles from "./Button.module.mjs";',
    '/Button.module.mjs': '',
  };
  const read = (file: string) => {
    const text = files[file];
    if (text === undefined) throw new Error(file);
    return text;
  };

  it('puts a component above its base components, also when they refer to each other', () => {
    expect(Object.fromEntries(styleTiers('/index.mjs', read))).toEqual({ Text: 1, Base: 1, Button: 2 });
  });
});
