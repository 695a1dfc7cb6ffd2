import { Group, Radio } from '@mantine/core';
import type { Product } from 'shared-contract/order/product';
import { RadioCards } from 'shared-ui';
import { Price } from '../price/price.tsx';
import classes from './plan-cards.module.css';

type PlanCardsProps = {
  label: string;
  plans: readonly Product[];
  /** The id of the chosen plan, or null. */
  chosen: string | null;
  onChoose: (planId: string) => void;
};

/** Plans with their price and what they include, of which one can be chosen. */
export function PlanCards({ label, plans, chosen, onChoose }: PlanCardsProps) {
  return (
    <RadioCards
      label={label}
      values={plans.map(({ id }) => id)}
      value={chosen}
      onChange={onChoose}
      className={classes.plans}
      cardClassName={classes.plan}
    >
      {(id) => <PlanCard plan={plans.find((plan) => plan.id === id)} />}
    </RadioCards>
  );
}

function PlanCard({ plan }: { plan: Product | undefined }) {
  if (!plan) return null;
  return (
    <Group wrap="nowrap" align="flex-start">
      <Radio.Indicator />
      <span className={classes.body}>
        <span className={classes.name}>{plan.name}</span>
        <span className={classes.price}>
          <Price {...plan} />
        </span>
        <span className={classes.text}>{plan.description}</span>
        {(plan.inclusions ?? []).map((inclusion) => (
          <span key={inclusion} className={classes.inclusion}>
            {inclusion}
          </span>
        ))}
      </span>
    </Group>
  );
}
