import { Autocomplete, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { AddressSuggestion } from 'shared-contract/place/address-suggestion';
import { addressesQuery } from './addresses-query.ts';

type AddressSearchProps = {
  value: string;
  error: ReactNode;
  onType: (text: string) => void;
  onChoose: (address: AddressSuggestion) => void;
};

/** A field that suggests delivery addresses. The text below it says how many there are, or what to do. */
export function AddressSearch({ value, error, onType, onChoose }: AddressSearchProps) {
  const status = useId();
  const typed = value.trim();
  const [debounced] = useDebouncedValue(typed, 150);
  const { data = [], isError, isSuccess, isPlaceholderData } = useQuery(addressesQuery(debounced));
  const suggestions = new Map(typed.length < 3 ? [] : data.map((one) => [one.fullAddress, one]));
  const isSettled = isSuccess && !isPlaceholderData && debounced === typed;

  /** On Enter, chooses the first suggestion, unless the arrow keys have picked one. Enter does not submit the form. */
  function chooseFirst(event: KeyboardEvent<HTMLInputElement>) {
    const isPicked = event.currentTarget.hasAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || isPicked || typed === '') return;
    event.preventDefault();
    const [first] = suggestions.values();
    if (first && isSettled) onChoose(first);
  }

  return (
    <div>
      <Autocomplete
        label="Delivery address"
        description="Start with the number and street, then the suburb or postcode"
        placeholder="7 Swan Street, Richmond"
        leftSection={<IconMapPin size={18} aria-hidden="true" />}
        autoComplete="off"
        maxLength={200}
        withAsterisk
        onKeyDown={chooseFirst}
        value={value}
        error={error}
        aria-describedby={status}
        data={[...suggestions.keys()]}
        // The server has already filtered and sorted the suggestions, so all of them are shown.
        filter={({ options }) => options}
        onChange={(text) => {
          const chosen = suggestions.get(text);
          if (chosen) onChoose(chosen);
          else onType(text);
        }}
      />
      <Text size="sm" c="dimmed" mt={6} id={status} role="status">
        {statusText({ isError, isEmpty: isSettled && /\d/.test(typed), count: suggestions.size })}
      </Text>
    </div>
  );
}

function statusText({ isError, isEmpty, count }: { isError: boolean; isEmpty: boolean; count: number }): string {
  if (isError) return 'Address search isn’t available right now. Enter your address manually.';
  if (count > 0)
    return `${count} ${count === 1 ? 'address' : 'addresses'} found. Use the arrow keys and Enter to choose.`;
  return isEmpty ? 'No matches yet. Add the suburb or postcode, or enter the address manually.' : '';
}
