import { api, resourceQuery, wireQuery } from 'shared-api';
import { tenantCheck } from 'shared-contract/tenant-check/tenant-check';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { checksPath, searchKey } from '../check/check-queries.ts';
import type { TenantCheckSearch } from './tenant-check-search.ts';

const tenantChecks = collectionOf(tenantCheck);
const searches = '/api/tenant-check-searches';

/** One page of the checks, newest first. A text is sent in the body, because a URL must not contain a name. */
export function tenantChecksQuery({ status, property, page }: TenantCheckSearch, text: string) {
  if (text === '') {
    return resourceQuery(checksPath, tenantChecks, {
      query: { status: status ?? undefined, 'property.id': property ?? undefined, page: page > 1 ? page : undefined },
    });
  }
  const body = {
    text,
    ...(status === null ? {} : { status }),
    ...(property === null ? {} : { property: `/api/properties/${property}` }),
    ...(page > 1 ? { page } : {}),
  };
  return wireQuery([...searchKey, body], `POST ${searches}`, tenantChecks, {
    fetch: ({ signal }) => api.send({ method: 'POST', path: searches, body, signal }),
  });
}
