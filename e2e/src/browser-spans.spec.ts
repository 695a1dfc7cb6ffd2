import { startTracedSite } from 'site/testing';
import { expect, openAs, test, withoutPictures } from './verandah.ts';

/*
 * What browsers report about the requests that the gateway has traced (decision 56). `site/src/traces.test.ts` follows
 * a trace from there to the database.
 */

test('what a browser loads is in the trace of the server that responded, and without addresses', async ({ page }) => {
  await withoutPictures(page);
  const { site, collector, stop } = await startTracedSite();
  try {
    await openAs(page, site, 'olivia@example.com', '/properties');
    await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
    const document = await collector.untilSpan('the document', ({ name }) => name === 'browser document');
    const request = await collector.untilSpan('a request', ({ name }) => name === 'browser request');
    const parentOf = ({ parentId }: typeof document) => collector.spans().find(({ spanId }) => spanId === parentId);
    expect(parentOf(document)).toMatchObject({ name: 'GET /properties', traceId: document.traceId });
    expect(parentOf(request)).toMatchObject({ service: 'verandah', traceId: request.traceId });
    expect(parentOf(request)?.name).toMatch(/^(?:GET|POST) \/(?:api|auth)\/\*$/);
    for (const span of [document, request]) {
      const server = parentOf(span);
      expect(span.service).toBe('browser');
      expect(span.endMs - span.startMs).toBeGreaterThan(0);
      // Both clocks are this machine's. A browser measures tenths of a millisecond.
      expect(span.startMs).toBeLessThan((server?.startMs ?? 0) + 50);
      expect(span.events.responseStart).toBeGreaterThan(0);
    }
    expect(document.events.domComplete).toBeGreaterThan(document.events.responseStart ?? Number.POSITIVE_INFINITY);
    const sent = JSON.stringify(collector.spans().filter(({ service }) => service === 'browser'));
    expect(sent).not.toMatch(/olivia|properties|https?:/);
  } finally {
    await page.close();
    await stop();
  }
});
