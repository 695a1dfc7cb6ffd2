import { expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StructuredData } from './structured-data.tsx';

it('is part of the server’s HTML, and its text cannot close the element', () => {
  const value = { name: 'Sunny </script><script>alert(1)</script>' };
  const html = renderToString(createElement(StructuredData, { value }));
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(value);
});
