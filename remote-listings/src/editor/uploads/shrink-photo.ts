/** The maximum width and height with which the server stores photos. */
const maxSidePx = 2560;
/** Files up to this size are sent unchanged, because resizing would take longer than the upload. */
const maxUnchangedBytes = 1_500_000;
const quality = 0.86;

/**
 * Resizes a photo to the size with which the server stores it. It then uploads faster and does not contain the camera's
 * location and time. Returns the file itself when it is small or no image, when the browser cannot decode it, or when
 * resizing would not make it smaller.
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
