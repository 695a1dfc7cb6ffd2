import { NativeSelect, Switch, TextInput } from '@mantine/core';
import type { Pricing } from 'shared-contract/listing/listing';
import { formatPrice } from 'shared-contract/money/money';
import { priceText } from 'shared-ui';
import { MoneyInput } from '../../offers/money-input.tsx';
import classes from './buying-costs.module.css';
import type { CostChoices } from './cost-choices.ts';
import type { DutyRules, PropertyKind } from './duty/duty-rules.ts';
import type { ParsedCosts } from './parse-costs.ts';

type CostFieldsProps = {
  pricing: Pricing;
  kind: PropertyKind;
  rules: DutyRules;
  price: string;
  choices: CostChoices;
  parsed: ParsedCosts;
  onPrice: (typed: string) => void;
  onChange: (change: Partial<CostChoices>) => void;
};

const terms = Array.from({ length: 26 }, (_, index) => String(30 - index));

export function CostFields({ pricing, kind, rules, price, choices, parsed, onPrice, onChange }: CostFieldsProps) {
  const { errors } = parsed;
  return (
    <div className={classes.fields}>
      <MoneyInput
        label="Price"
        value={price}
        error={errors.price}
        description={priceHint(pricing)}
        onChange={onPrice}
      />
      <MoneyInput
        label="Deposit"
        value={choices.deposit}
        error={errors.deposit}
        description={depositHint(choices.deposit, parsed)}
        onChange={(deposit) => onChange({ deposit })}
      />
      <div className={classes.pair}>
        <TextInput
          label="Interest rate"
          withAsterisk
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          rightSection="%"
          description="An example. Lenders’ rates differ."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={choices.rate}
          error={errors.rate}
          onChange={({ currentTarget }) => onChange({ rate: currentTarget.value })}
        />
        <NativeSelect
          label="Loan term"
          value={String(choices.years)}
          data={terms.map((years) => ({ value: years, label: `${years} years` }))}
          onChange={({ currentTarget }) => onChange({ years: Number(currentTarget.value) })}
        />
      </div>
      <NativeSelect
        label="Repayments"
        value={choices.type}
        data={[
          { value: 'principalAndInterest', label: 'Principal and interest' },
          { value: 'interestOnly', label: 'Interest only' },
        ]}
        onChange={({ currentTarget }) =>
          onChange({ type: currentTarget.value === 'interestOnly' ? 'interestOnly' : 'principalAndInterest' })
        }
      />
      {kind !== 'rural' && <BuyerSwitches kind={kind} rules={rules} choices={choices} onChange={onChange} />}
    </div>
  );
}

function BuyerSwitches({
  kind,
  rules: { firstHome },
  choices,
  onChange,
}: Pick<CostFieldsProps, 'kind' | 'rules' | 'choices' | 'onChange'>) {
  const asksIfNew = kind === 'home' && choices.isFirstHome && firstHome.newHome !== firstHome.establishedHome;
  const needsHome = choices.isFirstHome && !choices.livesIn;
  return (
    <div className={classes.switches}>
      <Switch
        label={kind === 'land' ? 'I’ll build my home on it' : 'I’ll live in it'}
        checked={choices.livesIn}
        onChange={({ currentTarget }) => onChange({ livesIn: currentTarget.checked })}
      />
      <Switch
        label="I’m a first home buyer"
        description={needsHome ? 'Concessions are only for a home that you’ll live in.' : undefined}
        checked={choices.isFirstHome}
        onChange={({ currentTarget }) => onChange({ isFirstHome: currentTarget.checked })}
      />
      {asksIfNew && (
        <Switch
          label="It’s a new home"
          description="Not lived in or sold as a home before."
          checked={choices.isNewHome}
          onChange={({ currentTarget }) => onChange({ isNewHome: currentTarget.checked })}
        />
      )}
    </div>
  );
}

function priceHint(pricing: Pricing): string {
  if (pricing.displayType === 'range') return `Advertised at ${priceText(pricing, 'sale')}. Enter what you’d pay.`;
  if (pricing.displayType === 'value') return 'Change it to what you’d pay.';
  return 'No price is advertised. Enter what you’d pay.';
}

function depositHint(typed: string, { deposit }: ParsedCosts): string {
  if (!typed.includes('%') || deposit === null) return 'In dollars or as a percentage, such as 20%.';
  return `${formatPrice(deposit)} of the price.`;
}
