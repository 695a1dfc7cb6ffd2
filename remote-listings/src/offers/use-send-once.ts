import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Ignores calls while a request is running. A double click is faster than the button's loading state, and its second
 * answer would name an outdated version.
 */
export function useSendOnce<Answered, Failure, Answer>(
  mutate: UseMutationResult<Answered, Failure, Answer>['mutate'],
): (answer: Answer, onSuccess: () => void) => void {
  const sending = useRef(false);
  return (answer, onSuccess) => {
    if (sending.current) return;
    sending.current = true;
    mutate(answer, {
      onSuccess,
      onSettled: () => {
        sending.current = false;
      },
    });
  };
}
