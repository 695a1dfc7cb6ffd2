import { Autocomplete, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { AddressSuggestion } from 'shared-contract/place/address-suggestion';

type AddressSearchProps<Response, Key extends readonly unknown[]> = {
  label: ReactNode;
  placeholder: string;
  value: string;
  error: ReactNode;
  withAsterisk?: boolean;
  /**
   * True for a field that also accepts a text that is not among the suggestions. It suggests nothing until the user
   * types.
   */
  acceptsAnyText?: boolean;
  /** Returns the query for the addresses that match a text; this package sends no requests. */
  queryOf: (typed: string) => UseQueryOptions<Response, Error, AddressSuggestion[], Key>;
  onType: (text: string) => void;
  onChoose: (address: AddressSuggestion) => void;
};

/** A field that suggests addresses. The text below it says how many there are, or what to do. */
export function AddressSearch<Response, Key extends readonly unknown[]>({
  label,
  placeholder,
  value,
  error,
  withAsterisk = true,
  acceptsAnyText = false,
  queryOf,
  onType,
  onChoose,
}: AddressSearchProps<Response, Key>) {
  const status = useId();
  const typed = value.trim();
  const [debounced] = useDebouncedValue(typed, 150);
  const [hasTyped, setHasTyped] = useState(false);
  const isSearching = hasTyped || !acceptsAnyText;
  const { data = [], isError, isSuccess, isPlaceholderData } = useQuery(queryOf(isSearching ? debounced : ''));
  const suggestions = new Map(!isSearching || typed.length < 3 ? [] : data.map((one) => [one.fullAddress, one]));
  const isSettled = isSearching && isSuccess && !isPlaceholderData && debounced === typed;
  const isChosen = suggestions.has(typed);
  const [first] = suggestions.values();
  /** True after Enter, until the suggestions for the text have arrived. */
  const [isChoosing, setIsChoosing] = useState(false);
  useEffect(() => {
    if (!isChoosing || !isSettled) return;
    setIsChoosing(false);
    if (first) onChoose(first);
  });

  /**
   * On Enter, chooses the first suggestion, at once or when it arrives, unless the user has picked another one with the
   * arrow keys. While the field contains text, Enter does not submit the form.
   */
  function chooseFirst(event: KeyboardEvent<HTMLInputElement>) {
    const isPicked = event.currentTarget.hasAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || isPicked || typed === '') return;
    event.preventDefault();
    if (!isSettled) setIsChoosing(true);
    else if (first) onChoose(first);
  }

  return (
    <div>
      <Autocomplete
        label={label}
        description="Start with the number and street, then the suburb or postcode"
        placeholder={placeholder}
        leftSection={<IconMapPin size={18} aria-hidden="true" />}
        autoComplete="off"
        maxLength={acceptsAnyText ? 250 : 200}
        withAsterisk={withAsterisk}
        onKeyDown={chooseFirst}
        value={value}
        error={error}
        aria-describedby={status}
        data={[...suggestions.keys()]}
        // The server has already filtered and sorted the suggestions, so all of them are shown.
        filter={({ options }) => options}
        onChange={(text) => {
          setHasTyped(true);
          setIsChoosing(false);
          const chosen = suggestions.get(text);
          if (chosen) onChoose(chosen);
          else onType(text);
        }}
      />
      <Text size="sm" c="dimmed" mt={6} id={status} role="status">
        {acceptsAnyText && (isChosen || isError)
          ? ''
          : statusText({ isError, acceptsAnyText, isEmpty: isSettled && /\d/.test(typed), count: suggestions.size })}
      </Text>
    </div>
  );
}

type SearchStatus = { isError: boolean; acceptsAnyText: boolean; isEmpty: boolean; count: number };

function statusText({ isError, acceptsAnyText, isEmpty, count }: SearchStatus): string {
  if (isError) return 'Address search isn’t available right now. Enter your address manually.';
  if (count > 0)
    return `${count} ${count === 1 ? 'address' : 'addresses'} found. Use the arrow keys and Enter to choose.`;
  if (!isEmpty) return '';
  return acceptsAnyText
    ? 'No matches. You can keep the address as you’ve typed it.'
    : 'No matches yet. Add the suburb or postcode, or enter the address manually.';
}
