import { flushDrafts, hasWritesInFlight, unsavedWork } from 'shared-platform/host';
import { letGo } from './let-go.ts';

/**
 * Before a reload that somebody asked for: drafts are kept, and the browser does not ask where nothing would be lost. It does
 * where a file was chosen, a field is never kept, storage takes nothing, or a write is still under way.
 */
export function keepAndLetGo(): void {
  const isSafe = flushDrafts();
  if (isSafe && !hasWritesInFlight() && unsavedWork().every(({ isPersisted: isKept }) => isKept)) letGo();
}
