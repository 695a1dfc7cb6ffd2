import { addresses } from 'shared-contract/page/addresses';
import { listUrl, pageNumber } from 'shared-contract/page/list-url';
import { type RentAccountType, rentAccountType } from 'shared-contract/tenancy/rent-account';

/** The tenancy, filter and page in the URL: `?tenancy=…&type=payment&page=2`. Without a tenancy: the current one. */
export type RentalSearch = { tenancyId: string | null; type: RentAccountType | null; page: number };

export function parseRentalSearch(parameters: URLSearchParams): RentalSearch {
  const type = parameters.get('type');
  return {
    tenancyId: parameters.get('tenancy') || null,
    type: rentAccountType.options.find((option) => option === type) ?? null,
    page: pageNumber(parameters),
  };
}

export function rentalUrl(propertyId: string, { tenancyId, type, page }: Partial<RentalSearch>): string {
  const query = { tenancy: tenancyId ?? null, type: type ?? null, page: page ?? 1 };
  return listUrl(addresses.rentalManagement(propertyId), query);
}
