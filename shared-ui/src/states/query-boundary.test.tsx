import { expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryBoundary } from './query-boundary.tsx';

it('shows an error state for a failed query and refetches on Try again', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  let asked = 0;
  const fetchOrders = async () => {
    asked += 1;
    if (asked === 1) throw Object.assign(new Error('no answer'), { name: 'NetworkFailure' });
    return 'Two orders';
  };
  function Orders() {
    return <p>{useSuspenseQuery({ queryKey: ['orders'], queryFn: fetchOrders, retry: false }).data}</p>;
  }
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <QueryBoundary fallback={<p>Loading</p>}>
          <Orders />
        </QueryBoundary>
      </QueryClientProvider>
    </MantineProvider>,
  );
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach Verandah');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Two orders')).toBeInTheDocument();
  silent.mockRestore();
});

it('shows `missing` for a 404 only', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  function Failing({ status }: { status: number }) {
    const queryFn = () => Promise.reject(Object.assign(new Error('refused'), { name: 'ApiProblem', status }));
    return <p>{useSuspenseQuery({ queryKey: [status], queryFn, retry: false }).data}</p>;
  }
  const open = (status: number) =>
    render(
      <MantineProvider>
        <QueryClientProvider client={new QueryClient()}>
          <QueryBoundary fallback={<p>Loading</p>} missing={<a href="/orders">Orders</a>}>
            <Failing status={status} />
          </QueryBoundary>
        </QueryClientProvider>
      </MantineProvider>,
    );
  const { unmount } = open(404);
  expect(await screen.findByRole('link', { name: 'Orders' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  unmount();
  open(500);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  silent.mockRestore();
});
