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

/** How long stylesheets may still delay painting after the shell has started. */
const timeoutMs = 300;

/**
 * Stops late stylesheets from delaying the first paint. The shell calls this function before it hydrates a
 * server-rendered page. 300 ms later, each stylesheet that has not loaded is replaced by a copy that does not delay
 * painting.
 */
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
