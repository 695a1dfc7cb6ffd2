/**
 * Inline script for a page with rendered content. Its stylesheets block painting but no script. A stylesheet of the
 * parser would block scripts, too: one that hangs would delay the shell.
 * @param styles addresses with their integrity
 */
export function earlyStylesScript(styles: readonly { href: string; integrity: string }[]): string {
  const rows = JSON.stringify(styles.map(({ href, integrity }) => [href, integrity])).replaceAll('<', '\\u003c');
  return `for(const [href,integrity] of ${rows})document.head.append(Object.assign(document.createElement('link'),{rel:'stylesheet',href,integrity,crossOrigin:'anonymous',blocking:'render'}))`;
}

/** How long the shell, once it runs, waits for the page's stylesheets. */
const timeoutMs = 300;

/** The shell calls it when it has started. Stylesheets that have not arrived in time stop blocking the paint. */
export function unblockLateStyles(document: Document): void {
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[blocking="render"]')) {
      if (link.sheet) continue;
      const patient = link.cloneNode() as HTMLLinkElement;
      patient.removeAttribute('blocking');
      link.replaceWith(patient);
    }
  }, timeoutMs);
}
