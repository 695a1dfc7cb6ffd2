const maxSegments = 8;
const maxSegmentLength = 40;

/**
 * Returns the page of a path: `/listings/:id` for `/listings/5f0c…`. Any segment that is not made of words becomes
 * `:id`, so that no id, slug or token is ever stored, whatever a client sends as a path.
 */
export function pageOf(path: string): string {
  const segments = path.split('/', maxSegments + 1).slice(1);
  return `/${segments
    .filter((segment) => segment !== '')
    .map((segment) => (isWords(segment) ? segment : ':id'))
    .join('/')}`;
}

const isWords = (segment: string) => segment.length <= maxSegmentLength && /^[a-z]+(?:-[a-z]+)*$/.test(segment);
