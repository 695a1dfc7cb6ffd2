import { addresses } from 'shared-contract/page/addresses';
import { listUrl, pageNumber } from 'shared-contract/page/list-url';
import * as z from 'shared-contract/schema';
import { type TenantCheckStatus, tenantCheckStatus } from 'shared-contract/tenant-check/tenant-check';

/** The filters and the page in the URL: `?status=processing&property=…&page=2`. */
export type TenantCheckSearch = { status: TenantCheckStatus | null; property: string | null; page: number };

/** Parses the URL. Ignores invalid filters and replaces an invalid page with page 1, so that old links still work. */
export function parseTenantCheckSearch(parameters: URLSearchParams): TenantCheckSearch {
  const status = tenantCheckStatus.safeParse(parameters.get('status'));
  const property = z.uuid().safeParse(parameters.get('property'));
  return {
    status: status.success ? status.data : null,
    property: property.success ? property.data : null,
    page: pageNumber(parameters),
  };
}

export const tenantChecksUrl = ({ status = null, property = null, page = 1 }: Partial<TenantCheckSearch>): string =>
  listUrl(addresses.tenantChecks(), { status, property, page });

/** The navigation state with the searched text. A name must not be in a URL, and the state survives back and reload. */
const searchState = z.object({ checkText: z.string() });

export function searchedText(state: unknown): string {
  const parsed = searchState.safeParse(state);
  return parsed.success ? parsed.data.checkText : '';
}

export const stateOfText = (checkText: string): z.infer<typeof searchState> | null =>
  checkText === '' ? null : { checkText };
