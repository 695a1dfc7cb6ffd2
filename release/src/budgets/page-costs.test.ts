import { describe, expect, it } from '@jest/globals';
import { aRemoteRelease } from 'federation/testing';
import { exceededBudgets, pageCosts } from './page-costs.ts';

const release = aRemoteRelease({
  exposes: {
    orders: { js: ['orders.1.js', 'shared.1.js'], css: ['orders.1.css'], shared: ['shared-ui/mantine/layout'] },
    order: { js: ['order.1.js', 'shared.1.js'], css: [], shared: [] },
  },
});
const sizes = { 'entry.1.js': 1_000, 'orders.1.js': 500, 'shared.1.js': 200, 'orders.1.css': 50, 'order.1.js': 300 };
const costs = pageCosts(release, new Map(Object.entries(sizes)));

describe('the cost of a page', () => {
  it('is the entry and the files of that page, without the modules of the shell', () => {
    expect(costs).toEqual([
      { page: 'orders', bytes: 1_750, requests: 4 },
      { page: 'order', bytes: 1_500, requests: 3 },
    ]);
  });

  it('is within the budget up to its last byte', () => {
    expect(exceededBudgets({ ...release, budgets: { bytes: 1_750, requests: 4 } }, costs)).toEqual([]);
  });

  it('exceeds the budget of the remote, or the one of the page', () => {
    const budgets = { bytes: 1_749, requests: 4, pages: { order: { requests: 2 } } };
    expect(exceededBudgets({ ...release, budgets }, costs)).toEqual([
      'remote-checkout@1.0.0: page "orders" loads 1750 bytes (brotli) before its first render, its budget is 1749',
      'remote-checkout@1.0.0: page "order" makes 3 requests before its first render, its budget is 2',
    ]);
  });

  it('is not limited in a release without budgets', () => {
    expect(exceededBudgets(release, costs)).toEqual([]);
  });
});
