import { resourceQuery } from 'shared-api';
import { propertyReport } from 'shared-contract/property/property-report';

export const reportPath = (propertyId: string) => `/api/properties/${encodeURIComponent(propertyId)}/report`;

/** The report of a financial year; without a year, of the current one. */
export const reportQuery = (propertyId: string, financialYear: number | undefined) =>
  resourceQuery(reportPath(propertyId), propertyReport, { query: { financialYear } });

/** Returns the year in the URL, `?year=2025`, if it can be one. */
export function yearOf(parameters: URLSearchParams): number | undefined {
  const year = parameters.get('year') ?? '';
  return /^(19|20)\d\d$/.test(year) ? Number(year) : undefined;
}
