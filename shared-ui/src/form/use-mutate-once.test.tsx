import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useMutateOnce } from './use-mutate-once.ts';

/** Renders a mutation whose calls stay pending until `answer` or `fail` is called. */
function renderMutation() {
  const calls: Array<{ variables: string; answer: () => void; fail: () => void }> = [];
  const client = new QueryClient();
  const { result } = renderHook(
    () => {
      const { mutate } = useMutation({
        mutationFn: (variables: string) =>
          new Promise<void>((answer, reject) => {
            calls.push({ variables, answer, fail: () => reject(new Error('Expected an answer.')) });
          }),
      });
      return useMutateOnce(mutate);
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  return {
    calls,
    send: (variables: string, onSettled?: () => void) => act(() => result.current(variables, { onSettled })),
  };
}

it('ignores calls while a call is pending, and takes the next one after an answer or a failure', async () => {
  const { calls, send } = renderMutation();
  let settled = 0;
  const count = () => {
    settled += 1;
  };
  send('first', count);
  send('second', count);
  await waitFor(() => expect(calls.map(({ variables }) => variables)).toEqual(['first']));

  await act(async () => calls[0]?.answer());
  await waitFor(() => expect(settled).toBe(1));
  send('third', count);
  await waitFor(() => expect(calls.map(({ variables }) => variables)).toEqual(['first', 'third']));

  await act(async () => calls[1]?.fail());
  await waitFor(() => expect(settled).toBe(2));
  send('fourth', count);
  await waitFor(() => expect(calls.map(({ variables }) => variables)).toEqual(['first', 'third', 'fourth']));
});
