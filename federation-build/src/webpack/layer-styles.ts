import type { AtRule, Plugin } from 'postcss';

/**
 * The CSS layers; a later layer overrides an earlier one. Each stylesheet that `layerStyles` puts into a layer declares
 * this order first, so these stylesheets may load in any order.
 */
const layerOrder = ['mantine', 'shared-ui', 'shell', 'remote'];

/** Returns a PostCSS plugin that puts a stylesheet into one CSS layer. */
export function layerStyles(layer: string): Plugin {
  return {
    postcssPlugin: 'layer-styles',
    OnceExit(root, { AtRule }) {
      if (root.nodes.every((node) => isLayer(node.type === 'atrule' ? node : undefined))) return;
      const wrapper = new AtRule({ name: 'layer', params: layer, nodes: [] });
      for (const node of [...root.nodes]) {
        if (node.type === 'atrule' && (node.name === 'import' || node.name === 'charset' || isLayer(node))) continue;
        wrapper.append(node);
      }
      root.append(wrapper);
      wrapper.before(new AtRule({ name: 'layer', params: layerOrder.join(',') }));
    },
  };
}

function isLayer(node: AtRule | undefined): boolean {
  return node?.name === 'layer';
}
