import { Autocomplete, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { AddressSuggestion } from 'shared-contract/place/address-suggestion';
import { addressesQuery } from './addresses-query.ts';

type AddressLookUpProps = {
  value: string;
  error: ReactNode;
  onType: (text: string) => void;
  onChoose: (address: AddressSuggestion) => void;
};

/** One line in which an address is found; what stands for no address says how to get to one. */
export function AddressLookUp({ value, error, onType, onChoose }: AddressLookUpProps) {
  const status = useId();
  const typed = value.trim();
  const [settled] = useDebouncedValue(typed, 150);
  const { data = [], isError, isSuccess, isPlaceholderData } = useQuery(addressesQuery(settled));
  const found = new Map(typed.length < 3 ? [] : data.map((one) => [one.fullAddress, one]));
  const isSettled = isSuccess && !isPlaceholderData && settled === typed;
  const isEmpty = isSettled && found.size === 0 && /\d/.test(typed);

  /** Enter takes the best one where none was picked with the arrow keys; it never sends the form from here. */
  function chooseFirst(event: KeyboardEvent<HTMLInputElement>) {
    const isPicked = event.currentTarget.hasAttribute('aria-activedescendant');
    const [first] = found.values();
    if (event.key !== 'Enter' || isPicked || typed === '') return;
    event.preventDefault();
    if (first && isSettled) onChoose(first);
  }

  return (
    <div>
      <Autocomplete
        label="Address"
        description="Start with the number and street, then the suburb or postcode"
        placeholder="12A/3–5 Bridge Road, Richmond"
        leftSection={<IconMapPin size={18} aria-hidden="true" />}
        autoComplete="off"
        maxLength={200}
        withAsterisk
        onKeyDown={chooseFirst}
        value={value}
        error={error}
        aria-describedby={status}
        data={[...found.keys()]}
        // The server has chosen and ordered them.
        filter={({ options }) => options}
        onChange={(text) => {
          const chosen = found.get(text);
          if (chosen) onChoose(chosen);
          else onType(text);
        }}
      />
      <Text size="sm" c="dimmed" mt={6} id={status} role="status">
        {isError
          ? 'Addresses cannot be looked up at the moment. Enter yours by hand.'
          : isEmpty
            ? 'Nothing found so far. Add the suburb or the postcode after the street, or enter the address by hand.'
            : found.size > 0
              ? `${found.size} ${found.size === 1 ? 'address' : 'addresses'} found. Arrow keys and Enter choose.`
              : ''}
      </Text>
    </div>
  );
}
