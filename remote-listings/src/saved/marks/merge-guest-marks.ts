import { api } from 'shared-api';
import { notifyOtherTabs } from '../other-tabs.ts';
import { type Marks, removeMergedMarks } from './guest-marks.ts';

/** Sends the marks that a guest made on this device to the account. Returns the response with all its marks. */
export async function mergeGuestMarks(path: string, guest: Marks) {
  const marks = Object.entries(guest).map(([id, mark]) => ({ listing: `/api/listings/${id}`, ...mark }));
  const merged = await api.send({ method: 'POST', path, body: { marks } });
  removeMergedMarks(guest);
  notifyOtherTabs('listing-marks');
  return merged;
}
