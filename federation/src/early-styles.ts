/**
 * Inline script for a page that arrives as content: its stylesheets keep it from being painted until they are there, and keep
 * no script from running. A parser's stylesheet would: one that hangs would hold up the shell.
 * @param styles addresses with their integrity
 */
export function earlyStylesScript(styles: readonly { href: string; integrity: string }[]): string {
  const rows = JSON.stringify(styles.map(({ href, integrity }) => [href, integrity])).replaceAll('<', '\\u003c');
  return `for(const [href,integrity] of ${rows})document.head.append(Object.assign(document.createElement('link'),{rel:'stylesheet',href,integrity,crossOrigin:'anonymous',blocking:'render'}))`;
}

/** How long the shell, once it runs, waits for stylesheets of the page it stands in. */
const timeoutMs = 300;

/** Called when the shell has started: stylesheets that have not come by then stop keeping the page from being painted. */
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
