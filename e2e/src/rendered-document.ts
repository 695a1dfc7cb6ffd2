import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect } from './verandah.ts';

/**
 * Requests a page until the gateway has rendered all of it. A renderer that has just started returns a page without
 * content, and a part whose data comes too late is sent as loading.
 */
export async function renderedDocument(request: APIRequestContext, url: string): Promise<APIResponse> {
  let response = await request.get(url);
  const isRendered = async () => {
    const text = await response.text();
    if (text.includes('id="hydration-state"') && !text.includes('data-loading=""')) return true;
    response = await request.get(url);
    return false;
  };
  await expect.poll(isRendered, { message: url, timeout: 30_000 }).toBe(true);
  return response;
}
