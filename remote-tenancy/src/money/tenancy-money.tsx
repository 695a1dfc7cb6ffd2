import { useResource } from 'shared-api';
import { tenancyQuery } from '../tenancy/tenancy-query.ts';
import { BondSection } from './bond-section.tsx';
import { LedgerSection } from './ledger-section.tsx';
import { RentSection } from './rent-section.tsx';

/** The money of a tenancy: how far the rent is paid, where the bond is, and the last transactions. */
export function TenancyMoney({ tenancyId }: { tenancyId: string }) {
  const tenancy = useResource(tenancyQuery(tenancyId));
  return (
    <>
      <RentSection tenancy={tenancy} />
      <BondSection tenancy={tenancy} />
      <LedgerSection tenancyId={tenancyId} />
    </>
  );
}
