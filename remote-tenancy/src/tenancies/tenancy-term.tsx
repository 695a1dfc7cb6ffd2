import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { LocalDate } from 'shared-ui';

export function TenancyTerm({ tenancy: { startDate, endDate } }: { tenancy: Tenancy }) {
  if (endDate === null) {
    return (
      <>
        Periodic, since <LocalDate date={startDate} />
      </>
    );
  }
  return (
    <>
      <LocalDate date={startDate} /> to <LocalDate date={endDate} />
    </>
  );
}
