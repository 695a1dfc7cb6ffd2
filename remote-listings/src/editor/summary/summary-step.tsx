import { Alert, Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useResource } from 'shared-api';
import { canPublish, isAdvertised, isEditable } from 'shared-contract/listing/listing-status';
import { addresses } from 'shared-contract/page/addresses';
import { activeOrderQuery, OrderTotals } from 'shared-orders';
import { Link } from 'shared-platform/router';
import { blocksPublishing, readinessFindings } from 'tenancy-law/listing/listing-readiness';
import { useEditedListing } from '../edited-listing.ts';
import { EditorFrame } from '../frame/editor-frame.tsx';
import { ReviewChanges } from '../unpublished/review-changes.tsx';
import { ExportReaxml } from './export-reaxml.tsx';
import { FindingList } from './finding-list.tsx';
import { PublishButton } from './publish-button.tsx';
import classes from './summary.module.css';

/** The step that lists what must be fixed before publishing, and has the publish button. */
export function SummaryStep() {
  const { value: listing } = useEditedListing();
  const order = useResource(activeOrderQuery(listing.id));
  const findings = readinessFindings(listing, new Date());
  const errors = findings.filter(blocksPublishing);
  const advice = findings.filter((finding) => !blocksPublishing(finding));
  const publishable = canPublish(listing.status) && isEditable(listing.status);
  const advertised = isAdvertised(listing.status);
  const needsPayment = listing.readiness?.order === 'unpaid';
  return (
    <EditorFrame
      step="summary"
      hidesMissing
      lead={listing.published ? 'Review your changes before visitors see them' : 'Checks before your listing goes live'}
      nextAction={
        advertised && !order ? (
          <Button component={Link} to={addresses.listing(listing.id)}>
            View listing
          </Button>
        ) : needsPayment && order ? (
          <Button component={Link} to={addresses.checkout(order.id)}>
            Continue to checkout
          </Button>
        ) : publishable && errors.length === 0 && !needsPayment ? (
          // Not the primary button, because the main action of this step is to publish.
          <Button component={Link} to={addresses.listingEditStep(listing.id, 'checkout-direct')} variant="default">
            Continue to checkout
          </Button>
        ) : undefined
      }
    >
      {listing.published ? (
        <Section title="Review your changes">
          <ReviewChanges listing={listing} />
        </Section>
      ) : advertised ? (
        <Section title="On the market">
          <Alert color="eucalypt" title="Your listing is on the market">
            When you edit it, visitors see the changes once you’ve reviewed and published them here.
          </Alert>
        </Section>
      ) : null}
      {publishable && errors.length > 0 ? (
        <Section title="Fix before publishing">
          <FindingList label="Fix before publishing" listingId={listing.id} findings={errors} />
        </Section>
      ) : null}
      {advice.length > 0 && isEditable(listing.status) ? (
        <Section title="Worth a look">
          <FindingList label="Worth a look" listingId={listing.id} findings={advice} />
        </Section>
      ) : null}
      {order && order.orderItems.length > 0 ? (
        <Section title="Your order">
          <OrderTotals order={order} listsItems />
        </Section>
      ) : null}
      {publishable ? (
        <Section title="Publish">
          {needsPayment ? (
            <Text>Pay for your package to publish</Text>
          ) : (
            <Stack align="flex-start">
              <Text>
                {errors.length > 0
                  ? 'Fix the items above to publish.'
                  : 'Ready to publish. It appears in search straight away.'}
              </Text>
              <PublishButton listing={listing} disabled={errors.length > 0} />
            </Stack>
          )}
        </Section>
      ) : null}
      {errors.length === 0 || !publishable ? (
        <Section title="For portals">
          <ExportReaxml listingId={listing.id} />
        </Section>
      ) : null}
    </EditorFrame>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
