import { addresses } from 'shared-contract/page/addresses';
import { listUrl, pageNumber } from 'shared-contract/page/list-url';
import { type DocumentCategory, documentCategory } from 'shared-contract/property/document-category';

/** Filter, bin and page in the URL: `?category=insurance&page=2`, `?bin=true`. */
export type DocumentSearch = { category: DocumentCategory | null; isBin: boolean; page: number };

export function parseDocumentSearch(parameters: URLSearchParams): DocumentSearch {
  const category = parameters.get('category');
  return {
    category: documentCategory.options.find((option) => option === category) ?? null,
    isBin: parameters.get('bin') === 'true',
    page: pageNumber(parameters),
  };
}

export function documentsUrl(propertyId: string, { category, isBin, page }: Partial<DocumentSearch>): string {
  const query = { category: category ?? null, bin: isBin ? 'true' : null, page: page ?? 1 };
  return listUrl(addresses.documents(propertyId), query);
}
