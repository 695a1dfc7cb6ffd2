import { type Locator, test } from '@playwright/test';
import { faultAnnotation, type SeenFault } from 'site/testing';

/**
 * Starts the clock of a fault, right before the user does what the fault spoils. Then `seen` waits for what the user
 * sees and reads it, and `recovered` records the fault for docs/faults.md.
 * @param codes rows of the table of faults, such as `b.7`
 * @param limitMs `seen` fails when the text is not visible by then
 */
export function startFault(codes: readonly string[], limitMs = 8_000) {
  const startedAt = performance.now();
  let seen: { saw: string; ms: number } | undefined;
  return {
    /** Waits until the element is visible and reads its text, without its reference and its buttons. */
    async seen(element: Locator): Promise<void> {
      await element.waitFor({ timeout: Math.max(1, limitMs - (performance.now() - startedAt)) });
      const ms = Math.round(performance.now() - startedAt);
      // biome-ignore lint/performance/useDomNodeTextContent: the rendered lines are what the user sees.
      const lines = (await element.innerText()).split('\n').map((line) => line.trim());
      seen = { ms, saw: lines.filter((line) => line && !/^(?:Reference \w+|Try again)$/.test(line)).join(' ') };
    },
    /** Records the fault. Call it after the test has seen the recovery. */
    recovered(how: string): void {
      if (!seen) throw new Error(`expected seen() before recovered(), for ${codes.join(', ')}`);
      for (const code of codes) {
        const record: SeenFault & { code: string } = { code, ...seen, limitMs, recovered: how };
        test.info().annotations.push({ type: faultAnnotation, description: JSON.stringify(record) });
      }
    },
  };
}
