import type { AtRule, Plugin } from 'postcss';

/** The order of layers, later over earlier. Every stylesheet declares it, so that any of them may arrive first. */
const layerOrder = ['mantine', 'shared-ui', 'shell', 'remote'];

/** PostCSS plugin that puts a stylesheet into one layer, so that the order of arrival does not matter. */
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
