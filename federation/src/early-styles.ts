/**
 * Inline script that inserts the stylesheets of a page with rendered content. They block painting but no script. A
 * stylesheet tag in the HTML would block scripts too, so a hanging one would delay the shell.
 * @param styles URLs with their integrity
 */
export function earlyStylesScript(styles: readonly { href: string; integrity: string }[]): string {
  const rows = JSON.stringify(styles.map(({ href, integrity }) => [href, integrity])).replaceAll('<', '\\u003c');
  return `for(const [href,integrity] of ${rows})document.head.append(Object.assign(document.createElement('link'),{rel:'stylesheet',href,integrity,crossOrigin:'anonymous',blocking:'render'}))`;
}

/** How long the page waits for its stylesheets after the shell has started. */
const timeoutMs = 300;

/** The shell calls this when it starts. Stylesheets that have not loaded in time then stop blocking the paint. */
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
