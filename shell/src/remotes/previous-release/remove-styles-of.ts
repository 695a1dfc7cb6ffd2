import type { RemoteRelease } from 'federation';

/** Removes the stylesheets of a release that another one replaces, except those that both have. */
export function removeStylesOf({ name }: RemoteRelease, replacement: RemoteRelease): void {
  const folder = `/assets/${name}/`;
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"][href^="${folder}"]`)) {
    const file = new URL(link.href).pathname.slice(folder.length);
    if (!replacement.files[file]) link.remove();
  }
}
