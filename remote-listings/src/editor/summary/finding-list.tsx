import { Anchor, Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useState } from 'react';
import { isApiProblem, rejectionReason } from 'shared-api';
import type { ReadinessFinding } from 'shared-contract/listing/readiness-finding';
import { addresses, type ListingEditStep } from 'shared-contract/page/addresses';
import { logger, toast } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { blocksPublishing } from 'tenancy-law/listing/listing-readiness';
import { patchListing, refetchListing } from '../edited-listing.ts';
import classes from './summary.module.css';

type FindingListProps = { label: string; listingId: string; findings: readonly ReadinessFinding[] };

/** The text of the link to each step. */
const fixLabels: Record<ListingEditStep, string> = {
  'property-details': 'Edit the property details',
  price: 'Edit the price',
  description: 'Edit the description',
  features: 'Choose features',
  media: 'Add or change photos',
  inspections: 'Schedule inspections',
  'contact-details': 'Edit the contact details',
  ownership: 'Prove ownership',
  packages: 'See the packages',
  'listing-enhancements': 'Choose enhancements',
  summary: 'View the summary',
  'checkout-direct': 'Go to checkout',
};

/** The problems of the listing. Each has a button that fixes it, or a link to the step where the owner fixes it. */
export function FindingList({ label, listingId, findings }: FindingListProps) {
  return (
    <ul className={classes.findings} aria-label={label}>
      {findings.map((finding) => (
        <Finding key={`${finding.code}${finding.message}`} listingId={listingId} finding={finding} />
      ))}
    </ul>
  );
}

function Finding({ listingId, finding }: { listingId: string; finding: ReadinessFinding }) {
  const { step, message, fix } = finding;
  const isBlocking = blocksPublishing(finding);
  const [fixing, setFixing] = useState(false);
  const Icon = isBlocking ? IconAlertTriangle : IconInfoCircle;

  async function applyFix() {
    if (!fix) return;
    setFixing(true);
    try {
      await patchListing(listingId, fix.patch);
      toast.success('Fixed');
    } catch (error) {
      if (isApiProblem(error, { status: 412 })) await refetchListing(listingId).catch(() => {});
      logger.error('A finding was not fixed', { reason: String(error) });
      toast.error(rejectionReason(error) ?? 'We couldn’t save that change. Check your connection and try again.');
    } finally {
      setFixing(false);
    }
  }

  return (
    <li className={classes.finding} data-severity={isBlocking ? 'error' : 'warning'}>
      <Icon size={20} stroke={1.75} aria-hidden="true" className={classes.icon} />
      <span className={classes.text}>{message}</span>
      <span className={classes.actions}>
        {fix ? (
          <Button size="xs" variant="default" loading={fixing} onClick={() => void applyFix()}>
            {fix.label}
          </Button>
        ) : null}
        <Anchor component={Link} size="sm" to={addresses.listingEditStep(listingId, step)}>
          {fixLabels[step]}
        </Anchor>
      </span>
    </li>
  );
}
