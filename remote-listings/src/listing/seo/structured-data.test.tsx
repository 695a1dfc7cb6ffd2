import { expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { StructuredData } from './structured-data.tsx';

const value = { name: 'Sunny' };

it('stays after hydration, for search engines that run scripts', async () => {
  const root = document.createElement('div');
  root.innerHTML = '<script type="application/ld+json">{"name":"Sunny"}</script>';
  const refused: unknown[] = [];
  const onRecoverableError = (error: unknown) => refused.push(error);
  const hydrated = await act(async () => hydrateRoot(root, <StructuredData value={value} />, { onRecoverableError }));
  await act(async () => hydrated.render(<StructuredData value={value} />));
  expect(root.querySelectorAll('script')).toHaveLength(1);
  expect(refused).toEqual([]);
});

it('renders no script after client-side navigation', async () => {
  const root = document.createElement('div');
  await act(async () => createRoot(root).render(<StructuredData value={value} />));
  expect(root.querySelectorAll('script')).toHaveLength(0);
});
