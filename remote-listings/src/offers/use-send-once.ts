import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Returns a function that sends an answer unless one is already being sent. The second click of a double click comes
 * before the button is disabled; its answer would refer to an outdated version.
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
