import { expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { AddressSuggestion } from 'shared-contract/place/address-suggestion';
import { AddressSearch } from './address-search.tsx';

/**
 * Renders the field. A search for a text has started when `untilSearched` resolves. It ends when `respond` is called
 * with the number of addresses found.
 */
function open() {
  const searched: string[] = [];
  let respond = (_count: number) => {};
  const onChoose = jest.fn<(address: AddressSuggestion) => void>();
  const queryOf = (typed: string) => ({
    queryKey: ['addresses', typed],
    enabled: typed !== '',
    queryFn: () =>
      new Promise<AddressSuggestion[]>((resolve) => {
        searched.push(typed);
        const streets = ['12 Elm Street', '14 Elm Street'].map((fullAddress) => ({ fullAddress }) as AddressSuggestion);
        respond = (count) => resolve(streets.slice(0, count));
      }),
  });
  function Form() {
    const [value, setValue] = useState('');
    return (
      <AddressSearch
        label="Address"
        placeholder=""
        value={value}
        error={null}
        queryOf={queryOf}
        onType={setValue}
        onChoose={onChoose}
      />
    );
  }
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <Form />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return {
    onChoose,
    field: screen.getByRole('combobox'),
    untilSearched: (text: string) => waitFor(() => expect(searched.at(-1)).toBe(text)),
    respond: (count: number) => respond(count),
  };
}

const found = () => screen.findByText(/2 addresses found/);

it('chooses the first suggestion on Enter', async () => {
  const { onChoose, field, untilSearched, respond } = open();
  await userEvent.type(field, 'elm str');
  await untilSearched('elm str');
  respond(2);
  await found();
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.lastCall?.[0]).toMatchObject({ fullAddress: '12 Elm Street' });
});

it('chooses it when it arrives after Enter, but not when the text has changed in between', async () => {
  const { onChoose, field, untilSearched, respond } = open();
  await userEvent.type(field, 'elm str{Enter}e');
  await untilSearched('elm stre');
  respond(2);
  await found();
  expect(onChoose).not.toHaveBeenCalled();

  await userEvent.type(field, 'et{Enter}');
  await untilSearched('elm street');
  expect(onChoose).not.toHaveBeenCalled();
  respond(2);
  await found();
  expect(onChoose.mock.calls).toMatchObject([[{ fullAddress: '12 Elm Street' }]]);
});

it('chooses nothing later when nothing was found', async () => {
  const { onChoose, field, untilSearched, respond } = open();
  await userEvent.type(field, '1 elm str{Enter}');
  await untilSearched('1 elm str');
  respond(0);
  await screen.findByText(/No matches yet/);
  await userEvent.type(field, 'e');
  await untilSearched('1 elm stre');
  respond(2);
  await found();
  expect(onChoose).not.toHaveBeenCalled();
});
