import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Sends nothing while an answer is under way: a double click is quicker than the button is drawn as waiting, and its second
 * answer would be to a version of before.
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
