import { openSpecPages } from './spec-pages.ts';
import { test } from './verandah.ts';

test('every address of SPEC.md §2 shows a real page to a signed-in owner', async ({ page, site, problems }) => {
  test.setTimeout(900_000);
  await openSpecPages(page, site, problems);
});
