import { Anchor, Button, Group, Text } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { centsOf, formatMoney, formatRent } from 'shared-contract/money/money';
import { addresses } from 'shared-contract/page/addresses';
import { nextPaymentKind } from 'shared-contract/tenancy/next-payment';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { nameList } from 'shared-contract/text/name-list';
import { bondLeft, RecordPayment, RentFacts, WaiveRent } from 'shared-ledger';
import { Link } from 'shared-platform/router';
import { Fact, Section, useDialogState } from 'shared-ui';
import { RentSteps } from './rent-steps.tsx';
import classes from './rental-management.module.css';
import { StatementDialog } from './statement-dialog.tsx';

type RentPositionProps = { tenancy: Tenancy; propertyId: string; importButton: ReactNode };

/** How far the rent is paid, what is due, how that is worked out, and what the owner can record. */
export function RentPosition({ tenancy, propertyId, importButton }: RentPositionProps) {
  const [dialog, setDialog] = useDialogState<'payment' | 'waiver' | 'statement' | null>(null);
  const { id, rent, rentDue = '0.00', paymentReference } = tenancy;
  return (
    <Section
      title="Rent received"
      framed
      action={
        <Group gap="sm">
          <Button variant="default" onClick={() => setDialog('statement')}>
            Statement
          </Button>
          {centsOf(rentDue) > 0 && (
            <Button variant="default" onClick={() => setDialog('waiver')}>
              Waive rent
            </Button>
          )}
          {importButton}
          <Button onClick={() => setDialog('payment')}>Record a payment</Button>
        </Group>
      }
    >
      <RentFacts tenancy={tenancy}>
        <Fact label="Rent">{formatRent(centsOf(rent))}</Fact>
        <Fact label="People">
          <Anchor component={Link} to={addresses.tenancy(propertyId, id)} className={classes.link}>
            {nameList(tenancy.tenants)}
          </Anchor>
        </Fact>
        {isBondAwaited(tenancy) && (
          <Fact label="Bond">
            {formatMoney(centsOf(tenancy.bondRecord?.received ?? '0.00'))} of {formatMoney(centsOf(tenancy.bond))}{' '}
            received
          </Fact>
        )}
        {paymentReference !== undefined && (
          <Fact label="Rent reference">
            {paymentReference}
            <Text size="sm" c="dimmed">
              For payments, unless the agreement names another one
            </Text>
          </Fact>
        )}
      </RentFacts>
      <Explanation tenancyId={id} propertyId={propertyId} />
      {dialog === 'payment' && <RecordPayment tenancy={tenancy} onClose={() => setDialog(null)} />}
      {dialog === 'statement' && <StatementDialog tenancy={tenancy} onClose={() => setDialog(null)} />}
      {dialog === 'waiver' && <WaiveRent tenancy={tenancy} onClose={() => setDialog(null)} />}
    </Section>
  );
}

/** True while a part of the bond is missing. The bond of an older tenancy may not be in its ledger at all. */
function isBondAwaited(tenancy: Tenancy): boolean {
  const bondLeftCents = bondLeft(tenancy);
  const isNext = nextPaymentKind({ status: tenancy.status, bondLeftCents }) === 'bondReceipt';
  return isNext || (bondLeftCents > 0 && centsOf(tenancy.bondRecord?.received ?? '0.00') > 0);
}

/** A disclosure whose figures load when the owner opens it. */
function Explanation({ tenancyId, propertyId }: { tenancyId: string; propertyId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const content = useId();
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        className={classes.disclosure}
        aria-expanded={isOpen}
        aria-controls={isOpen ? content : undefined}
        onClick={() => setIsOpen((before) => !before)}
      >
        {isOpen ? 'Hide how we worked this out' : 'How we worked this out'}
      </Button>
      {isOpen && (
        <div id={content}>
          <RentSteps tenancyId={tenancyId} propertyId={propertyId} />
        </div>
      )}
    </>
  );
}
