import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { answerCardFields, fromCardFields } from '../testing/card-frame.ts';
import { CardFields, type CardFieldsHandle } from './card-fields.tsx';

const url = 'http://localhost:4303/card-fields';
const card = { brand: 'visa', lastFour: '4242', expiryMonth: 4, expiryYear: 2030 };

function open() {
  const fields = createRef<CardFieldsHandle>();
  render(
    <MantineProvider env="test">
      <CardFields url={url} ref={fields} />
    </MantineProvider>,
  );
  return fields;
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Card details');

afterEach(() => {
  jest.useRealTimers();
});

describe('the card fields', () => {
  it('load from the provider for this origin, and take the height of their content', () => {
    open();
    expect(frame().src).toBe(`${url}?parent=http%3A%2F%2Flocalhost&scheme=light`);
    expect(screen.getByRole('status', { name: 'Loading the card form' })).toBeInTheDocument();
    act(() => fromCardFields({ type: 'verandah-card:ready', height: 212 }));
    expect(frame()).toHaveStyle({ height: '212px' });
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('(b.58) return the token of the card, and nothing that another origin or window sends', async () => {
    const fields = open();
    act(() => fromCardFields({ type: 'verandah-card:ready', height: 212 }));
    const asked = answerCardFields((requestId) => {
      const forged = { type: 'verandah-card:token', requestId, token: 'forged', card };
      window.dispatchEvent(new MessageEvent('message', { data: forged, origin: 'https://evil.example' }));
      window.dispatchEvent(
        new MessageEvent('message', { data: forged, origin: 'http://localhost:4303', source: window }),
      );
      return { type: 'verandah-card:token', requestId, token: 'tok_1', card };
    });
    await expect(fields.current?.requestToken()).resolves.toEqual({ token: 'tok_1', card });
    expect(asked()).toEqual([['verandah-card:submit', 'http://localhost:4303']]);
  });

  it('show why there is no token, unless a field in the frame shows it', async () => {
    const fields = open();
    act(() => fromCardFields({ type: 'verandah-card:ready', height: 212 }));
    answerCardFields((requestId) => ({
      type: 'verandah-card:failed',
      requestId,
      message: 'We couldn’t check your card.',
    }));
    await act(() => expect(fields.current?.requestToken()).rejects.toThrow('We couldn’t check your card.'));
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t check your card.');
    expect(frame()).toHaveFocus();

    const error = 'Check your card number.';
    act(() => fromCardFields({ type: 'verandah-card:change', complete: false, error }));
    answerCardFields((requestId) => ({ type: 'verandah-card:failed', requestId, message: error }));
    await act(() => expect(fields.current?.requestToken()).rejects.toThrow(error));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('can be loaded again when they do not load', () => {
    jest.useFakeTimers();
    open();
    act(() => jest.advanceTimersByTime(15_000));
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load the card form');
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(frame()).toBeInTheDocument();
  });
});
