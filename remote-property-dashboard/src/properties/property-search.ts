import { addresses } from 'shared-contract/page/addresses';
import { listUrl, pageNumber } from 'shared-contract/page/list-url';
import { type PropertyTypeName, propertyTypeName } from 'shared-contract/property/property';

/** What the address says: `?type=residential&q=bridge&page=2`. */
export type PropertySearch = { type: PropertyTypeName | null; text: string; page: number };

/** A type or page that does not exist is read as none and first, so that an old link still shows something. */
export function propertySearchOf(parameters: URLSearchParams): PropertySearch {
  const given = parameters.get('type')?.toLowerCase();
  return {
    type: propertyTypeName.options.find((name) => name.toLowerCase() === given) ?? null,
    text: (parameters.get('q') ?? '').trim().slice(0, 100),
    page: pageNumber(parameters),
  };
}

export function propertiesAddress({ type, text, page }: PropertySearch): string {
  return listUrl(addresses.properties(), { type: type?.toLowerCase() ?? null, q: text, page });
}

export function isNarrowed({ type, text }: PropertySearch): boolean {
  return type !== null || text !== '';
}
