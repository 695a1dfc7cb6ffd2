import { expect, it } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioCards } from './radio-cards.tsx';

const types = ['sale', 'lease', 'both'] as const;

function TestForm({ initial, error }: { initial: (typeof types)[number] | null; error?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <MantineProvider>
      <RadioCards label="How is it offered?" values={types} value={value} onChange={setValue} error={error}>
        {(type) => type}
      </RadioCards>
      <button type="button">Next</button>
    </MantineProvider>
  );
}

it('is one stop of the Tab key, in which arrow keys choose', async () => {
  render(<TestForm initial="lease" />);
  expect(screen.getByRole('radiogroup', { name: 'How is it offered?' })).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'lease' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'both' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'both' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'sale' })).toBeChecked();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

it('starts at the first card while nothing is chosen', async () => {
  render(<TestForm initial={null} />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'sale' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

it('shows an error and marks the card that the Tab key reaches', () => {
  render(<TestForm initial={null} error="Choose one." />);
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one.');
  expect(screen.getByRole('radio', { name: 'sale' })).toBeInvalid();
  expect(screen.getByRole('radio', { name: 'both' })).toBeValid();
});
