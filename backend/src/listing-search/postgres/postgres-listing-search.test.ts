import { describe } from '@jest/globals';
import { describeListingSearch } from '../testing/listing-search-contract.ts';
import { postgresSearchHarness } from '../testing/postgres-search-harness.ts';

describe('listing search on PostgreSQL', () => {
  describeListingSearch(() => postgresSearchHarness(), 300);
});

describe('listing search on PostgreSQL, with the bounds of a large table', () => {
  describeListingSearch(() => postgresSearchHarness({ largeTable: -1, scanned: 300, scannedForMap: 100 }), 100);
});
