/** Milliseconds until the URL of the blob is revoked. Even a slow disk has then read the blob. */
const revokeAfterMs = 60_000;

/** Saves a file in the browser's downloads under this name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}
