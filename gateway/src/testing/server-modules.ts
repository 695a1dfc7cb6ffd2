import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from 'federation';
import { integrityOf } from 'federation/integrity';
import { aBuild, aPage, aRemoteRelease, aShellRelease } from 'federation/testing';

/** A module of the shell that renders what the function `render` of a page's module returns. */
export const shellModule = `
  exports.shareScope = { words: { greeting: 'Hello' } };
  exports.renderSite = async ({ page, url, noncePlaceholder, visit }) =>
    page.render && { title: 'Rendered <b>', head: '<link rel="preload" as="image" href="/p.avif">',
      html: (await page.render(url)) + '<style nonce="' + noncePlaceholder + '"></style>' + ('server' in visit.matched),
      hydrationState: { text: '</script>' } };`;

/**
 * Writes the server modules of the shell and of a remote into a release store. Returns the build `b` with a public page
 * for each of them.
 * @param pages the code of each page's module, by page name
 */
export async function storeServerModules(folder: string, pages: Readonly<Record<string, string>>): Promise<Build> {
  for (const [name, code] of [['shell', shellModule], ...Object.entries(pages)] as const) {
    const owner = name === 'shell' ? 'shell' : 'remote-a';
    await mkdir(join(folder, `releases/${owner}/1.0.0/server`), { recursive: true });
    await writeFile(join(folder, `releases/${owner}/1.0.0/server/${name}.cjs`), code);
  }
  return buildOf(pages);
}

function buildOf(pages: Readonly<Record<string, string>>): Build {
  const integrity = (code: string) => integrityOf(Buffer.from(code));
  const names = Object.keys(pages);
  const byName = <T>(value: (page: string) => T) => Object.fromEntries(names.map((page) => [page, value(page)]));
  const remote = aRemoteRelease({
    name: 'remote-a',
    files: { 'good.css': { bytes: 1, integrity: integrity('') } },
    pages: names.map((page) => aPage({ path: `/${page}`, page, access: 'public', title: page })),
    exposes: byName(() => ({ js: [], css: ['good.css'], shared: [] })),
    server: byName((page) => ({ file: `${page}.cjs`, integrity: integrity(pages[page] ?? '') })),
  });
  const server = { shell: { file: 'shell.cjs', integrity: integrity(shellModule) } };
  return aBuild({
    id: 'b',
    shell: aShellRelease({ files: {}, entry: { js: [], css: [] }, server }),
    remotes: { 'remote-a': remote },
  });
}
