import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useResource } from 'shared-api';
import type { Subscription } from 'shared-contract/order/subscription';
import { productCategoriesQuery } from 'shared-orders';
import { useSubjectDialog } from 'shared-ui';
import { PlanCards } from '../../plans/plan-cards.tsx';
import { Section } from '../../section.tsx';
import { ChangePlanDialog } from './change-plan-dialog.tsx';

/** The other plans of the same category. The owner sees what a change costs before anything is charged. */
export function ChangePlan({ subscription }: { subscription: Subscription }) {
  const categories = useResource(productCategoriesQuery(null));
  const [chosen, setChosen] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const sku = subscription.product?.sku;
  const category = categories.find(({ products }) => products.some((product) => product.sku === sku));
  const others = (category?.products ?? []).filter((product) => product.sku !== sku && product.billingPeriod !== null);
  const plan = others.find(({ id }) => id === chosen);
  const { opened, open, close } = useSubjectDialog({
    subjectOf: (_action: 'change') => plan && { subscription, plan },
    versionOf: (subject) => [
      subject.subscription.status,
      subject.subscription.currentPeriodEnd,
      subject.subscription.product?.sku,
      subject.plan.price,
    ],
    isBusy: isChanging,
    notice: `${subscription.name} changed in another tab. Here’s the latest.`,
  });
  if (others.length === 0) return null;
  return (
    <Section title="Change plan">
      <Stack gap="md">
        <PlanCards label="Choose another plan" plans={others} chosen={chosen} onChoose={setChosen} />
        <div>
          <Button disabled={!plan} onClick={() => open('change')}>
            See what it costs
          </Button>
        </div>
      </Stack>
      {opened ? <ChangePlanDialog {...opened.subject} onBusy={setChanging} onClose={close} /> : null}
    </Section>
  );
}
