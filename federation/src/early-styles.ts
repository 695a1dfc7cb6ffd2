/**
 * Returns an inline script that inserts the stylesheets of a server-rendered page. Stylesheets that a script inserts
 * delay painting but not other scripts. A stylesheet tag in the HTML would delay scripts too: if its request hung, the
 * shell could not start.
 * @param styles the URL and the integrity hash of each stylesheet
 */
export function earlyStylesScript(styles: readonly { href: string; integrity: string }[]): string {
  const rows = JSON.stringify(styles.map(({ href, integrity }) => [href, integrity])).replaceAll('<', '\\u003c');
  return `for(const [href,integrity] of ${rows})document.head.append(Object.assign(document.createElement('link'),{rel:'stylesheet',href,integrity,crossOrigin:'anonymous',blocking:'render'}))`;
}

/** How long a late stylesheet may delay hydration and the first paint after the shell has started. */
const timeoutMs = 300;

/**
 * Waits for the stylesheets of a server-rendered page. The shell calls this function before it hydrates, because
 * positions and sizes are wrong until the stylesheets apply, and a reload would lose its place. Stylesheets that have
 * not loaded after 300 ms stop delaying the first paint.
 */
export async function waitForEarlyStyles(document: Document): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[blocking]')];
  const loaded = links.map((link) => link.sheet || new Promise((resolve) => link.addEventListener('load', resolve)));
  await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  for (const link of links) link.removeAttribute('blocking');
}
