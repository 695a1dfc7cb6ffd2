import { expect, it } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import type { PdfDocument } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';

it('says that a page cannot be shown, and how to read it', async () => {
  const getPage = () => Promise.reject(new Error('bad page'));
  const pdf = { numPages: 2, getPage } as unknown as PdfDocument;
  render(
    <MantineProvider>
      <PdfPage pdf={pdf} number={2} />
    </MantineProvider>,
  );
  expect(await screen.findByText('We can’t show this page here. Download the document to read it.')).toBeVisible();
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
