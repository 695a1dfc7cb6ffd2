import type { Route } from '../http/route.ts';
import { jsonSchema } from './open-api-document.ts';

type Json = Record<string, unknown>;

/** The prefix of the terms in `/api/docs.jsonld`. The JSON-LD contexts of all resources refer to it. */
export const vocabulary = '/api/docs.jsonld#';

/**
 * Generates the Hydra documentation, in the format of API Platform: one class for each resource that has a URL of its
 * own, with its fields and operations.
 */
export function hydraDocument(routes: readonly Route[]): Json {
  const items = routes.filter(({ method, path, response }) => method === 'GET' && response && itemPath.test(path));
  return {
    '@context': ['http://www.w3.org/ns/hydra/context.jsonld', { '@vocab': vocabulary }],
    '@id': '/api/docs.jsonld',
    '@type': 'ApiDocumentation',
    title: 'Verandah',
    description: 'Properties, listings, tenancies, orders. The OpenAPI document is /api/docs.json.',
    entrypoint: '/api',
    supportedClass: items.map((item) => classOf(item, routes)),
  };
}

const itemPath = /^\/api\/[a-z-]+\/:id$/;

function classOf(item: Route, routes: readonly Route[]): Json {
  const title = className(item.path);
  const collectionPath = item.path.replace(/\/:id$/, '');
  const operations = routes.filter(
    ({ path, method }) => path === item.path || (path === collectionPath && method === 'POST'),
  );
  const { properties = {} } = (item.response ? jsonSchema(item.response) : {}) as { properties?: Json };
  return {
    '@id': `#${title}`,
    '@type': 'Class',
    title,
    supportedProperty: Object.keys(properties)
      .filter((name) => !name.startsWith('@'))
      .map((name) => ({
        '@type': 'SupportedProperty',
        title: name,
        property: { '@id': `#${title}/${name}`, '@type': 'Property', label: name },
      })),
    supportedOperation: operations.map(({ method, summary }) => ({ '@type': 'Operation', method, title: summary })),
  };
}

/** Converts `/api/tenancy-agreements/:id` to `TenancyAgreement`. */
function className(path: string): string {
  const [, , name = ''] = path.split('/');
  const singular = name.replace(/ies$/, 'y').replace(/s$/, '');
  return singular.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
