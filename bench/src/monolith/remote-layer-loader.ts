/** Puts the stylesheet of a remote into the layer `remote`, as the remote's own build does; all else is layered by the shell's rules. */
export default function remoteLayer(source: string): string {
  return `@layer mantine,shared-ui,shell,remote;@layer remote{${source}}`;
}
