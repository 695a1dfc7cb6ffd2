import { Button, Text } from '@mantine/core';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { bondLeft, todayOfTenancy } from 'shared-ledger';
import { Fact, LocalDate, Money, Section, useDialogState } from 'shared-ui';
import { bondLodgement } from 'tenancy-law/rules/bond';
import { LawNote } from '../law/law-note.tsx';
import { LodgeBond } from './lodge-bond.tsx';
import classes from './money.module.css';

/** Where the bond is, its number, and by when the law wants it lodged. */
export function BondSection({ tenancy }: { tenancy: Tenancy }) {
  const [isLodging, setIsLodging] = useDialogState(false);
  const { bond, bondRecord, noticeFacts } = tenancy;
  if (centsOf(bond) === 0) return null;
  const { received = '0.00', receivedOn = null, lodgeBy = null, lodgedOn = null, number = null } = bondRecord ?? {};
  const today = todayOfTenancy(tenancy);
  const left = bondLeft(tenancy);
  return (
    <Section
      framed
      title="Bond"
      action={
        <Button variant="default" onClick={() => setIsLodging(true)}>
          {lodgedOn === null ? 'Record lodgement' : 'Correct lodgement'}
        </Button>
      }
    >
      <dl className={classes.facts}>
        <Fact label="Amount">
          <Money amount={bond} />
        </Fact>
        <Fact label="Received">
          <Money amount={received} />
          {left > 0 && (
            <Text size="sm" c="dimmed">
              {formatMoney(left)} to come
            </Text>
          )}
        </Fact>
        {lodgedOn !== null && (
          <Fact label="Lodged">
            <LocalDate date={lodgedOn} />
          </Fact>
        )}
        {number !== null && <Fact label="Bond number">{number}</Fact>}
        {lodgeBy !== null && (
          <Fact label="Lodge by">
            <Text span fw={600} inherit {...(lodgeBy < today && { c: 'red.7' })}>
              <LocalDate date={lodgeBy} />
            </Text>
          </Fact>
        )}
      </dl>
      {noticeFacts?.residential && lodgedOn === null && (
        <Text size="sm" c="dimmed">
          <LawNote answer={bondLodgement(noticeFacts.state, receivedOn ?? today)} />
        </Text>
      )}
      {isLodging && <LodgeBond tenancy={tenancy} onClose={() => setIsLodging(false)} />}
    </Section>
  );
}
