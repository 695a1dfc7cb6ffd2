/** Returns the absolute URL of a page of this site, for people who receive it elsewhere. */
export const absoluteUrl = (path: string) => new URL(path, globalThis.location.origin).href;

/**
 * Opens the device's share dialog. Closing the dialog without sharing is not an error. Returns false when the device
 * has no such dialog.
 */
export async function openShareDialog(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
  return true;
}
