import {
  type Build,
  colourSchemeScript,
  type RemoteRelease,
  type ShellRelease,
  settledTagsScript,
  type Visit,
} from 'federation';
import type { PublicConfig } from './config.ts';
import type { Developer } from './developer.ts';
import type { OwnedPage, Routes } from './routes.ts';

export type HtmlInput = {
  build: Build;
  routes: Routes;
  /** Null: nobody owns the address. */
  page: OwnedPage | null;
  /** The page's object is not there: the shell draws Page Not Found, and no page code is tagged early. */
  missing: boolean;
  nonce: string;
  config: PublicConfig;
  developer?: Pick<Developer, 'script' | 'banner'> | undefined;
};

/** The whole document: what this visit needs, and every file it needs first already named (DESIGN §5). */
export function html({ build, routes, page, missing, nonce, config, developer }: HtmlInput): string {
  const matched = page?.remote ?? null;
  const visit: Visit = {
    buildId: build.id,
    config,
    matched,
    shell: { provides: build.shell.provides, files: build.shell.files },
    remotes: routes.prefixes,
  };
  const title = page && !missing ? page.title : 'Page Not Found';
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)} · Verandah</title>
<meta name="description" content="Homes, land and business premises to buy and to rent across Australia, and everything an owner needs to look after them.">
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#161b18" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script nonce="${nonce}">${colourSchemeScript}${settledTagsScript}</script>${developer ? `<script nonce="${nonce}">${developer.script}</script>` : ''}
${[...styles(build, page, missing), ...scripts(build, page, missing, nonce)].join('\n')}
</head>
<body>${developer ? bannerOf(developer.banner) : ''}
<div id="root"></div>
<noscript>Verandah needs JavaScript. Please switch it on and load this page again.</noscript>
<script type="application/json" id="visit" nonce="${nonce}">${jsonInHtml(visit)}</script>
</body>
</html>
`;
}

type File = { name: string; file: string; integrity: string };

function styles(build: Build, page: OwnedPage | null, missing: boolean): string[] {
  return early(build, page, missing, 'css').map((one) => {
    // A stylesheet that hangs keeps scripts from running: the shell waits for its own alone, a remote's is only fetched early.
    const relation = one.name === 'shell' ? 'rel="stylesheet"' : 'rel="preload" as="style"';
    return `<link ${relation} href="${address(one)}" integrity="${one.integrity}" crossorigin="anonymous">`;
  });
}

function scripts(build: Build, page: OwnedPage | null, missing: boolean, nonce: string): string[] {
  // The shell's entry is deferred: it reads the visit, which stands at the end of the body. So is the container, because it
  // needs the federation runtime that the shell's entry brings. Chunks only register themselves, in any order.
  const inOrder = new Set(build.shell.entry.js.map((file) => `shell/${file}`));
  if (page?.remote) inOrder.add(`${page.remote.name}/${page.remote.container.entry}`);
  return early(build, page, missing, 'js').map((one) => {
    const when = inOrder.has(`${one.name}/${one.file}`) ? 'defer' : 'async';
    return `<script ${when} nonce="${nonce}" src="${address(one)}" integrity="${one.integrity}" crossorigin="anonymous"></script>`;
  });
}

/** Every file the first render needs, in the order of their importance, each once. */
function early({ shell }: Build, page: OwnedPage | null, missing: boolean, kind: 'js' | 'css'): File[] {
  const files = shell.entry[kind].map((file) => fileOf(shell, file));
  const remote = page?.remote;
  const expose = remote && !missing ? remote.exposes[page.page] : undefined;
  if (remote && expose) {
    for (const key of expose.shared)
      files.push(...(shell.provides[key]?.[kind] ?? []).map((file) => fileOf(shell, file)));
    if (kind === 'js') files.push(fileOf(remote, remote.container.entry));
    files.push(...expose[kind].map((file) => fileOf(remote, file)));
  }
  return [...new Map(files.map((one) => [address(one), one])).values()];
}

function fileOf(release: RemoteRelease | ShellRelease, file: string): File {
  return { name: release.name, file, integrity: release.files[file]?.integrity ?? '' };
}

function address({ name, file }: File): string {
  return `/assets/${name}/${file}`;
}

function bannerOf(text: string): string {
  const look =
    'position:fixed;z-index:9999;inset:auto 0 0;padding:4px;background:#b3261e;color:#fff;font:600 13px sans-serif;text-align:center';
  return `<div role="note" style="${look}">${escapeText(text)}</div>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** JSON that cannot end the script element it stands in. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
