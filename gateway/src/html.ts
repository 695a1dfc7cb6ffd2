import {
  type Build,
  colourSchemeScript,
  earlyStylesScript,
  fallbackHtml,
  fallbackScript,
  type RemoteRelease,
  registryFormat,
  removeSettledTagsScript,
  type ShellRelease,
  type Visit,
  warmFormattersScript,
} from 'federation';
import { integrityOf } from 'federation/integrity';
import type { PublicConfig } from './config.ts';
import type { Developer } from './developer/developer.ts';
import { escapeText } from './escape-text.ts';
import type { RenderedPage } from './rendering/messages.ts';
import type { RoutedPage, Routes } from './routes.ts';

export type HtmlInput = {
  build: Build;
  /** The page that matches the URL; null when no page matches. */
  page: RoutedPage | null;
  /**
   * True when the object that the page shows does not exist, such as a deleted listing. The shell then renders Page Not
   * Found. So the HTML does not preload the code of the page.
   */
  isMissing: boolean;
  /** The content of the page, when the server has rendered it. */
  rendered: RenderedPage | null;
  visit: Visit;
  /** Null: the policy allows the scripts by hash. */
  nonce: string | null;
  developer?: Pick<Developer, 'script' | 'banner'> | undefined;
  /** The markup of the bar that is shown on every page of a preview. */
  bar?: string;
};

/** Returns the HTML document. It contains the data that the shell needs and a tag for each file of the first render. */
export const html = (input: HtmlInput): string => document(input).html;

/** Returns the HTML document, and the scripts in it as sources of a Content-Security-Policy: the hash of each. */
export function document(input: HtmlInput): { html: string; scriptHashes: string[] } {
  const { build, page, isMissing, rendered, visit, nonce, developer } = input;
  const title = rendered?.title ?? (page && !isMissing ? page.title : 'Page Not Found');
  const scriptHashes = preloadFiles(input, 'js').map(({ integrity }) => integrity);
  const script = (text: string) => {
    scriptHashes.push(integrityOf(Buffer.from(text)));
    return `<script${nonceAttribute(nonce)}>${text}</script>`;
  };
  const json = (id: string, text: string) =>
    `<script type="application/json" id="${id}"${nonceAttribute(nonce)}>${jsonInHtml(text)}</script>`;
  const text = `<!doctype html>
<html lang="en-AU" data-mantine-color-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)} · Verandah</title>
${rendered?.head.includes('name="description"') ? '' : description}
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#161b18" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.png">
${script([colourSchemeScript, removeSettledTagsScript, warmFormattersScript].join(';'))}${developer ? script(developer.script) : ''}
${rendered?.head ?? ''}
${[...styles(input, script), ...fonts(build.shell)].join('\n')}
</head>
<body>${developer ? bannerOf(developer.banner) : ''}${input.bar ?? ''}
<div id="root">${rendered?.html.replaceAll(rendered.noncePlaceholder, nonce ?? '') ?? ''}</div>
${fallbackHtml}${script(fallbackScript)}
${rendered ? '' : '<noscript>Verandah needs JavaScript. Please switch it on and load this page again.</noscript>'}
${scripts(input).join('\n')}
${json('visit', JSON.stringify(visit))}${rendered ? json('hydration-state', rendered.hydrationState) : ''}
</body>
</html>
`;
  return { html: text, scriptHashes };
}

const nonceAttribute = (nonce: string | null) => (nonce === null ? '' : ` nonce="${nonce}"`);

/** Returns the data that the shell needs to start with this page. */
export function visitOf(build: Build, routes: Routes, page: RoutedPage | null, config: PublicConfig): Visit {
  return {
    format: registryFormat,
    buildId: build.id,
    buildIntegrity: routes.integrity,
    trust: routes.trust,
    // A tag manager would send the secret URL to its servers.
    config: page?.secretUrl ? { ...config, tagManagerId: null } : config,
    matched: page?.clientRelease ?? null,
    nav: routes.nav,
  };
}

const description =
  '<meta name="description" content="Homes, land and business premises to buy and to rent across Australia, and everything an owner needs to look after them.">';

type File = { name: string; file: string; integrity: string };

function styles(input: HtmlInput, script: (text: string) => string): string[] {
  const files = preloadFiles(input, 'css').map((one) => ({ ...one, href: address(one) }));
  const shells = files.filter(({ name }) => name === 'shell');
  // A stylesheet tag delays scripts until the stylesheet has loaded. Only the shell's stylesheets have such tags: if a
  // remote's stylesheet had one and its request hung, no script would run.
  const remotes = files.filter(({ name }) => name !== 'shell');
  const link = (relation: string) => (one: { href: string; integrity: string }) =>
    `<link ${relation} href="${one.href}" integrity="${one.integrity}" crossorigin="anonymous">`;
  const sheets = shells.map(link('rel="stylesheet"'));
  const preloads = remotes.map(link('rel="preload" as="style"'));
  if (!input.rendered) return [...sheets, ...preloads];
  const withoutScripts = `<noscript>${remotes.map(link('rel="stylesheet"')).join('')}</noscript>`;
  // The inline script below inserts the remote's stylesheets. The browser looks ahead in the HTML for files to
  // download, but it finds no URLs inside scripts. The preload tags let it request these stylesheets before other files
  // use all of its six connections.
  return [...preloads, script(earlyStylesScript(remotes)), withoutScripts, ...sheets];
}

/**
 * Returns a preload tag for the font, which is in the shell's release. Without the tag, the browser would request the
 * font only after the stylesheets, and the first paint would have the fallback font.
 */
function fonts(shell: ShellRelease): string[] {
  return Object.keys(shell.files)
    .filter((file) => file.endsWith('.woff2'))
    .map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="/assets/shell/${file}" crossorigin="anonymous">`,
    );
}

/**
 * Returns the script tags. They come after the content, so that the browser requests stylesheets and the main picture
 * first. This does not delay the scripts: deferred scripts run after the whole document is parsed, wherever their tags
 * are.
 */
function scripts(input: HtmlInput): string[] {
  const { build, page, nonce } = input;
  // The entries are deferred scripts, which run in the order of their tags: first the shell's entry, then the remote's,
  // which needs the federation runtime in the shell's entry. Both need the data at the end of the document, and
  // deferred scripts run after the document is parsed. The other files are `async`: they may run in any order, because
  // they only register their modules.
  const inOrder = new Set(build.shell.entry.js.map((file) => `shell/${file}`));
  if (page?.remote) inOrder.add(`${page.remote.name}/${page.remote.container.entry}`);
  return preloadFiles(input, 'js').map((one) => {
    const when = inOrder.has(`${one.name}/${one.file}`) ? 'defer' : 'async';
    return `<script ${when}${nonceAttribute(nonce)} src="${address(one)}" integrity="${one.integrity}" crossorigin="anonymous"></script>`;
  });
}

/**
 * Returns the files of one kind that the first render needs, without duplicates, in this order: the shell's, those of
 * the context checks, the shared modules', the remote's.
 */
function preloadFiles({ build: { shell }, page, isMissing }: HtmlInput, kind: 'js' | 'css'): File[] {
  const files = shell.entry[kind].map((file) => fileOf(shell, file));
  if (page && page.guards.length > 0 && !isMissing)
    files.push(...shell.contextChecks[kind].map((file) => fileOf(shell, file)));
  const remote = page?.remote;
  const expose = remote && !remote.unsupported && !isMissing ? remote.exposes[page.page] : undefined;
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
  return `<aside aria-label="Development" style="${look}">${escapeText(text)}</aside>`;
}

/** Escapes characters in JSON with which a text could end the script element that contains it. */
function jsonInHtml(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
