import type { Build } from 'federation';
import type { PublicConfig } from '../config.ts';
import { visitOf } from '../html.ts';
import { type RoutedPage, routesOf } from '../routes.ts';
import type { RenderRequest, ServerModule } from './messages.ts';

/** Returns the request for the first page of a build that can be rendered without a parameter; null without one. */
export function warmUpRequest(build: Build, config: PublicConfig): Omit<RenderRequest, 'id'> | null {
  const routes = routesOf(build);
  for (const page of routes.pages) {
    const module = serverModuleOf(page);
    const url = page.path.replaceAll(/\/:[^/]+\?/g, '') || '/';
    if (module && !url.includes(':')) return { page: module, visit: visitOf(build, routes, page, config), url };
  }
  return null;
}

/** Returns the server module of a page; null when the browser must render it. */
export function serverModuleOf({ remote, page }: RoutedPage): ServerModule | null {
  const module = remote?.server?.[page];
  return remote && module ? { name: remote.name, version: remote.version, ...module } : null;
}
