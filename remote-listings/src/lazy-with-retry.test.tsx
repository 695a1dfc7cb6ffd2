import { expect, it } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { theme } from 'shared-ui';
import { lazyWithRetry } from './lazy-with-retry.tsx';

it('offers to load a part again after each failed load, and then shows it', async () => {
  let loads = 0;
  const Greeting = lazyWithRetry<{ name: string }>(async () => {
    loads += 1;
    if (loads < 3) throw new Error('Loading chunk 7 failed.');
    return { default: ({ name }) => <p>Hello {name}</p> };
  });
  render(
    <MantineProvider theme={theme}>
      <Suspense>
        <Greeting name="Mia" />
      </Suspense>
    </MantineProvider>,
  );
  for (const failed of [1, 2]) {
    const button = await screen.findByRole('button', { name: 'Try again' });
    expect([loads, screen.getByRole('alert').textContent]).toEqual([
      failed,
      expect.stringContaining('We couldn’t load this part of the page.'),
    ]);
    await userEvent.click(button);
  }
  expect(await screen.findByText('Hello Mia')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
