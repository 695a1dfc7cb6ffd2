import { NativeSelect } from '@mantine/core';
import { dailyAlertHour, type SearchAlert, searchAlert } from 'shared-contract/search/saved-search';
import { isKnown } from 'shared-contract/wire/open-enum';

const labels: Record<SearchAlert, string> = {
  daily: `Email alerts: daily at ${dailyAlertHour} am`,
  instant: 'Email alerts: straight away',
  off: 'Email alerts: off',
};

type Props = { label: string; value: string; onChange: (alert: SearchAlert) => void; className?: string | undefined };

/** Chooses how often new listings of a saved search are emailed. */
export function AlertSelect({ label, value, onChange, className }: Props) {
  return (
    <NativeSelect
      className={className}
      aria-label={label}
      data={Object.entries(labels).map(([alert, text]) => ({ value: alert, label: text }))}
      value={value}
      onChange={({ currentTarget }) => isKnown(searchAlert, currentTarget.value) && onChange(currentTarget.value)}
    />
  );
}
