import { type ApplicationStatus, applicationStatus } from 'shared-contract/application/application';
import { addresses } from 'shared-contract/page/addresses';
import { listUrl, pageNumber } from 'shared-contract/page/list-url';

export const maxCompared = 4;

/** The statuses that the owner sees. Drafts are the applicants' own. */
export const listedStatuses = applicationStatus.options.filter((status) => status !== 'draft');

/** Filter and page in the URL, `?status=shortlisted&page=2`, or the compared applications, `?compare=a&compare=b`. */
export type ApplicationSearch = {
  status: Exclude<ApplicationStatus, 'draft'> | null;
  page: number;
  compare: readonly string[];
};

export function parseApplicationSearch(parameters: URLSearchParams): ApplicationSearch {
  const status = parameters.get('status');
  return {
    status: listedStatuses.find((option) => option === status) ?? null,
    page: pageNumber(parameters),
    compare: [...new Set(parameters.getAll('compare'))].slice(0, maxCompared),
  };
}

export const applicationsUrl = (propertyId: string, { status = null, page = 1 }: Partial<ApplicationSearch>): string =>
  listUrl(addresses.applications(propertyId), { status, page });

export const comparisonUrl = (propertyId: string, ids: readonly string[]): string =>
  `${addresses.applications(propertyId)}?${new URLSearchParams(ids.map((id) => ['compare', id]))}`;
