import { Group, NativeSelect, Radio, Stack, Text } from '@mantine/core';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { RadioCards, statusLabel } from 'shared-ui';
import { tenantNames } from '../../tenants/tenant-names.ts';
import { agreementTerms } from '../agreement-terms.ts';
import classes from './create.module.css';

const options = {
  scratch: {
    title: 'From scratch',
    text: 'Start with your details, the advertised rent and bond, and the usual terms of your state.',
  },
  previous: {
    title: 'From the previous agreement',
    text: 'Copy its people and terms. You enter the new dates and change what differs.',
  },
} as const;

type StartingPointProps = {
  /** Newest first, at least one. */
  agreements: readonly TenancyAgreement[];
  previous: TenancyAgreement | null;
  onChoose: (previous: TenancyAgreement | null) => void;
};

/** Whether the agreement starts from scratch or from an earlier one, and from which. */
export function StartingPoint({ agreements, previous, onChoose }: StartingPointProps) {
  return (
    <Stack gap="md">
      <RadioCards
        label="How do you want to start?"
        values={['scratch', 'previous'] as const}
        value={previous ? 'previous' : 'scratch'}
        onChange={(from) => onChoose(from === 'previous' ? (agreements[0] ?? null) : null)}
        className={classes.options}
        cardClassName={classes.option}
      >
        {(from) => (
          <Group wrap="nowrap" align="flex-start">
            <Radio.Indicator />
            <span>
              <Text component="span" fw={600} display="block">
                {options[from].title}
              </Text>
              <Text component="span" size="sm" c="dimmed">
                {options[from].text}
              </Text>
            </span>
          </Group>
        )}
      </RadioCards>
      {previous ? (
        <NativeSelect
          label="Which agreement?"
          data={agreements.map((agreement) => ({ value: agreement.id, label: describe(agreement) }))}
          value={previous.id}
          onChange={({ currentTarget: { value } }) =>
            onChoose(agreements.find((agreement) => agreement.id === value) ?? null)
          }
        />
      ) : null}
    </Stack>
  );
}

/** Returns one line such as `Mia Petrović, $650 per week · 1 Feb 2026 to 31 Jan 2027 (terminated)`. */
function describe(agreement: TenancyAgreement): string {
  const status = statusLabel('agreement', agreement.status).label.toLowerCase();
  return `${[tenantNames(agreement.tenantDetails), agreementTerms(agreement)].filter(Boolean).join(', ')} (${status})`;
}
