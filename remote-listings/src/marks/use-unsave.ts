import { toast } from 'shared-platform';
import { useChangeMark } from './use-marks.ts';

/** Off the shortlist, and back by Undo. `of` is what the listing is called. */
export function useUnsave(): (listingId: string, of: string) => Promise<void> {
  const change = useChangeMark();
  return async (listingId, of) => {
    if (!(await change(listingId, { saved: false }))) return;
    const undo = () => void change(listingId, { saved: true });
    toast.info(`Removed from your shortlist: ${of}`, { timeout: 10_000, action: { label: 'Undo', run: undo } });
  };
}
