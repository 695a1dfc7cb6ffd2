import { useResource } from 'shared-api';
import { MonthsSection } from '../charts/months-section.tsx';
import { rentMonthsQuery } from './rent-account-queries.ts';

/** The rent charged, received and owed by month. With less than two months a chart says no more than the ledger. */
export function RentMonths({ tenancyId }: { tenancyId: string }) {
  const { months } = useResource(rentMonthsQuery(tenancyId));
  if (months.length < 2) return null;
  return (
    <MonthsSection
      title="Rent by month"
      charts={[
        {
          heading: 'Charged and received',
          label: 'Chart of rent charged and received by month',
          names: ['Charged', 'Received'],
        },
        {
          heading: 'Arrears at the end of the month',
          label: 'Chart of arrears at the end of each month',
          names: ['Owed at the end'],
        },
      ]}
      months={months.map(({ month, charged, received, owed }) => ({ month, amounts: [charged, received, owed] }))}
    />
  );
}
