import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import type { ApplicationSummary } from 'shared-contract/application/application';
import { addresses } from 'shared-contract/page/addresses';
import { type Thread, thread, threadPath } from 'shared-contract/thread/thread';
import { Link } from 'shared-platform/router';

type AgreementLinkProps = { application: Pick<ApplicationSummary, 'id' | 'hasTenancy'>; propertyId: string };

/**
 * Leads from an approved application to its tenancy or agreement, or to the form that creates the agreement. Nothing
 * when the next step of the thread on this page leads there.
 */
export function AgreementLink({ application: { id, hasTenancy }, propertyId }: AgreementLinkProps) {
  const query = resourceQuery(threadPath(propertyId, 'application', id), thread, { staleTime: 0 });
  const { data, isPending, isFetching } = useQuery(query);
  // Right after the approval, the thread still has the step before it, which is on this page.
  if (isPending || (isFetching && data?.nextStep?.isHere)) return null;
  const link = sequelOf(data, hasTenancy === true, propertyId) ?? {
    label: 'Create the agreement',
    to: addresses.tenancyAgreementCreate(propertyId, id),
  };
  if (data?.nextStep?.address === link.to) return null;
  return (
    <Button component={Link} to={link.to} variant="default">
      {link.label}
    </Button>
  );
}

/**
 * The tenancy that followed, or the agreement; their list when they could not be loaded. A terminated agreement is
 * replaced by another one.
 */
function sequelOf(
  loaded: Thread | undefined,
  hasTenancy: boolean,
  propertyId: string,
): { label: string; to: string } | null {
  const steps = loaded?.steps ?? [];
  const tenancy = steps.find(({ kind }) => kind === 'tenancy');
  if (tenancy) return { label: 'Open the tenancy', to: tenancy.address };
  const agreement = steps.find(({ kind, status }) => kind === 'agreement' && status !== 'terminated');
  if (agreement) return { label: 'Open the agreement', to: agreement.address };
  if (hasTenancy) return { label: 'View tenancies', to: addresses.tenancies(propertyId) };
  return loaded ? null : { label: 'View agreements', to: addresses.tenancyAgreements(propertyId) };
}
