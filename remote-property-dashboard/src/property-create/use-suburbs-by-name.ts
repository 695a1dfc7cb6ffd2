import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Place } from 'shared-contract/place/place-rules';
import { suburbsQuery } from './suburbs-query.ts';

/** Returns the suburbs with this name, from all states. Undefined while they load. */
export function useSuburbsByName(suburb: string): readonly Place[] | undefined {
  const [name] = useDebouncedValue(suburb.trim(), 150);
  const { data, isPlaceholderData } = useQuery(suburbsQuery(name));
  if (!data || isPlaceholderData || name !== suburb.trim()) return undefined;
  return data
    .filter((row) => row.name.toLowerCase() === name.toLowerCase())
    .map(({ name: found, state, postcode }) => ({ suburb: found, state, postcode }));
}
