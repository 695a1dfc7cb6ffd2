/** The size at which the server stores photos. */
const maxSidePx = 2560;
/** Smaller files are sent unchanged, because resizing would cost more than it saves. */
const maxUnchangedBytes = 1_500_000;
const quality = 0.86;

/**
 * Resizes a photo to the stored size: it uploads faster, without the camera's place and time. Files that the browser
 * cannot decode are sent unchanged.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (!file.type.startsWith('image/') || file.size <= maxUnchangedBytes || typeof createImageBitmap !== 'function')
    return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, maxSidePx / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const resized = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    return resized && resized.size < file.size ? resized : file;
  } catch {
    return file;
  }
}
