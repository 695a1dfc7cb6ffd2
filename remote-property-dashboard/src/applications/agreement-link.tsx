import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import type { ApplicationSummary } from 'shared-contract/application/application';
import { addresses } from 'shared-contract/page/addresses';
import { type Thread, thread, threadPath } from 'shared-contract/thread/thread';
import { Link } from 'shared-platform/router';

type AgreementLinkProps = { application: Pick<ApplicationSummary, 'id' | 'hasTenancy'>; propertyId: string };

/** Leads from an approved application to its tenancy or agreement, or to the form that creates the agreement. */
export function AgreementLink({ application: { id, hasTenancy }, propertyId }: AgreementLinkProps) {
  const { data, isPending } = useQuery(resourceQuery(threadPath(propertyId, 'application', id), thread));
  if (isPending) return null;
  const link = sequelOf(data, hasTenancy === true, propertyId) ?? {
    label: 'Create agreement',
    to: addresses.tenancyAgreementCreate(propertyId, id),
  };
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
