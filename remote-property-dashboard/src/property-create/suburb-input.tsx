import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Suburb } from 'shared-contract/suburb';
import { suburbsQuery } from './suburbs-query.ts';

type SuburbInputProps = {
  value: string;
  error: ReactNode;
  onType: (text: string) => void;
  onChoose: (suburb: Suburb) => void;
};

/** A suburb that the gazetteer does not know can be typed all the same. */
export function SuburbInput({ value, error, onType, onChoose }: SuburbInputProps) {
  const [text] = useDebouncedValue(value.trim(), 150);
  const { data: suburbs = [] } = useQuery(suburbsQuery(text));
  const labelled = new Map(suburbs.map((suburb) => [`${suburb.name} ${suburb.state} ${suburb.postcode}`, suburb]));
  return (
    <Autocomplete
      label="Suburb"
      autoComplete="off"
      withAsterisk
      value={value}
      error={error}
      data={[...labelled.keys()]}
      // The server has chosen and ordered them.
      filter={({ options }) => options}
      limit={8}
      onChange={(typed) => {
        const chosen = labelled.get(typed);
        if (chosen) onChoose(chosen);
        else onType(typed);
      }}
    />
  );
}
