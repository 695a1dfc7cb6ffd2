import type { MutateOptions } from '@tanstack/react-query';
import { useRef } from 'react';

type Mutate<Data, Failure, Variables> = (
  variables: Variables,
  options?: MutateOptions<Data, Failure, Variables>,
) => void;

/**
 * Returns React Query’s `mutate` of one mutation, which ignores calls while a call is pending. The second click of a
 * double click comes before React has disabled the button; its request would refer to an outdated version.
 */
export function useMutateOnce<Data, Failure, Variables>(
  mutate: Mutate<Data, Failure, Variables>,
): Mutate<Data, Failure, Variables> {
  const isPending = useRef(false);
  return (variables, options) => {
    if (isPending.current) return;
    isPending.current = true;
    mutate(variables, {
      ...options,
      onSettled: (...settled) => {
        isPending.current = false;
        options?.onSettled?.(...settled);
      },
    });
  };
}
