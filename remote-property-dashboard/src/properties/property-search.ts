import { addresses } from 'shared-contract/page/addresses';
import { listUrl, pageNumber } from 'shared-contract/page/list-url';
import { type PropertyTypeName, propertyTypeName } from 'shared-contract/property/property-type';

/**
 * The filters and page in the URL: `?type=residential&q=bridge&page=2`. `?archived=true` shows archived properties
 * instead of current ones.
 */
export type PropertySearch = { type: PropertyTypeName | null; archived: boolean; text: string; page: number };

/** Parses the URL. Ignores an unknown type and replaces an invalid page with page 1, so that old links still work. */
export function parsePropertySearch(parameters: URLSearchParams): PropertySearch {
  const typeParameter = parameters.get('type')?.toLowerCase();
  return {
    type: propertyTypeName.options.find((name) => name.toLowerCase() === typeParameter) ?? null,
    archived: parameters.get('archived') === 'true',
    text: (parameters.get('q') ?? '').trim().slice(0, 100),
    page: pageNumber(parameters),
  };
}

export function propertiesUrl({ type, archived, text, page }: PropertySearch): string {
  return listUrl(addresses.properties(), {
    type: type?.toLowerCase() ?? null,
    archived: archived ? 'true' : null,
    q: text,
    page,
  });
}

export function hasFilters({ type, archived, text }: PropertySearch): boolean {
  return type !== null || archived || text !== '';
}
