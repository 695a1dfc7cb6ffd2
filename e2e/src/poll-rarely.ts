import type { BrowserContext } from '@playwright/test';

/** Pages of this context poll for a new build every 60 minutes, as in production. */
export async function pollRarely(context: BrowserContext): Promise<void> {
  await context.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const body = (await response.text()).replace(/"buildPollMinutes":[\d.]+/, '"buildPollMinutes":60');
      await route.fulfill({ response, body });
    },
  );
}
