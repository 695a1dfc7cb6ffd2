/** A source that is not an image but the name of a drawing, drawn by the seeds' own code when it is first asked for. */
export const drawingMediaType = 'application/vnd.verandah.drawing';
