import { describe, expect, it } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inRouter } from 'shared-platform/testing';
import { type RailStep, StepRail } from './step-rail.tsx';

const steps: RailStep[] = [
  { name: 'price', title: 'Price', href: '/price', state: 'done' },
  { name: 'media', title: 'Media', href: '/media', state: 'attention', reason: 'Add at least one photo.' },
  { name: 'features', title: 'Features', href: '/features', state: 'optional' },
];

function open(current: string, shown = steps) {
  const page = (
    <MantineProvider>
      <StepRail label="Steps of this listing" steps={shown} current={current} />
    </MantineProvider>
  );
  const { element, pathname } = inRouter(page);
  render(element);
  return pathname;
}

describe('StepRail', () => {
  it('marks the current step and shows the state of each', () => {
    open('media');
    const rail = within(screen.getByRole('navigation', { name: 'Steps of this listing' }));
    expect(rail.getByRole('link', { current: 'step' })).toHaveTextContent(
      'MediaNeeds attentionAdd at least one photo.',
    );
    expect(rail.getByRole('link', { name: /^Price/ })).toHaveTextContent('PriceDone');
    expect(rail.getByRole('link', { name: /^Features/ })).toHaveTextContent('FeaturesOptional');
    expect(rail.getByRole('progressbar', { name: '1 of 3 steps is done' })).toHaveAttribute('value', '1');
  });

  it('says why a step is skipped, and counts only the others', () => {
    open('media', [
      ...steps,
      { name: 'delivery', title: 'Delivery', href: '/delivery', state: 'skipped', reason: 'Nothing is posted' },
    ]);
    expect(screen.getByText('Nothing is posted')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Delivery/ })).toBeNull();
    expect(screen.getByRole('progressbar', { name: '1 of 3 steps is done' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Delivery: nothing is posted', hidden: true })).toBeDisabled();
  });

  it('does not count a step with unsaved changes as done', () => {
    open(
      'price',
      steps.map((step) => ({ ...step, state: 'unsaved' })),
    );
    expect(screen.getByRole('link', { name: /^Price/ })).toHaveTextContent('PriceNot saved yet');
    expect(screen.getByRole('progressbar', { name: '0 of 3 steps are done' })).toHaveAttribute('value', '0');
  });

  it('keeps the reason of a step to that step', () => {
    open('price');
    expect(screen.queryByText('Add at least one photo.')).toBeNull();
  });

  it('navigates to the step chosen in the select', async () => {
    const pathname = open('price');
    await userEvent.selectOptions(screen.getByLabelText('Step 1 of 3'), 'Media (needs attention)');
    expect(pathname()).toBe('/media');
  });

  it('shows no progress for a closed form', () => {
    open(
      'price',
      steps.map((step) => ({ ...step, state: null })),
    );
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText(/steps (is|are) done|Done/)).toBeNull();
  });
});
