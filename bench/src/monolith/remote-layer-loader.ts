/** Puts the stylesheet of a remote into the layer `remote`, as the remote's own build does. */
export default function remoteLayer(source: string): string {
  return `@layer mantine,shared-ui,shell,remote;@layer remote{${source}}`;
}
