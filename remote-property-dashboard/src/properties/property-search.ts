import { addresses } from 'shared-contract/page/addresses';
import { type PropertyTypeName, propertyTypeName } from 'shared-contract/property/property';

/** What the address says: `?type=residential&q=bridge&page=2`. */
export type PropertySearch = { type: PropertyTypeName | null; text: string; page: number };

/** A type or page that does not exist is read as none and first, so that an old link still shows something. */
export function propertySearchOf(parameters: URLSearchParams): PropertySearch {
  const given = parameters.get('type')?.toLowerCase();
  const page = Number(parameters.get('page'));
  return {
    type: propertyTypeName.options.find((name) => name.toLowerCase() === given) ?? null,
    text: (parameters.get('q') ?? '').trim().slice(0, 100),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

export function propertiesAddress({ type, text, page }: PropertySearch): string {
  const parameters = new URLSearchParams();
  if (type) parameters.set('type', type.toLowerCase());
  if (text) parameters.set('q', text);
  if (page > 1) parameters.set('page', String(page));
  return [addresses.properties(), parameters.toString()].filter(Boolean).join('?');
}

export function isNarrowed({ type, text }: PropertySearch): boolean {
  return type !== null || text !== '';
}
