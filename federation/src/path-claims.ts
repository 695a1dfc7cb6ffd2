import type { RemoteDefinition } from './define-remote.ts';

/**
 * Returns a sentence for each path that two pages claim. `/listings/:id` and `/listings/:listingId` are the same path,
 * because only the names of the parameters differ. A pattern with optional segments claims the paths with and without
 * these segments.
 */
export function pathClaims(remotes: readonly Pick<RemoteDefinition, 'name' | 'pages'>[]): string[] {
  const owners = new Map<string, string>();
  const clashes: string[] = [];
  for (const remote of remotes) {
    for (const { path, page } of remote.pages) {
      for (const shape of shapesOf(path)) {
        const claimant = `${remote.name} (page "${page}", ${path})`;
        const owner = owners.get(shape);
        if (owner) clashes.push(`${claimant} claims ${shape}, which belongs to ${owner}`);
        else owners.set(shape, claimant);
      }
    }
  }
  return clashes;
}

function shapesOf(path: string): string[] {
  const segments = path.split('/').filter(Boolean);
  const firstOptional = segments.findIndex((segment) => segment.endsWith('?'));
  const shortest = firstOptional === -1 ? segments.length : firstOptional;
  const shapes: string[] = [];
  for (let length = shortest; length <= segments.length; length += 1) {
    shapes.push(
      `/${segments
        .slice(0, length)
        .map((segment) => (segment.startsWith(':') ? ':' : segment))
        .join('/')}`,
    );
  }
  return shapes;
}
