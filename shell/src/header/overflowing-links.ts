/** The widths of the links, of the gap between two of them, of the navigation, and of the button "More", in pixels. */
type Measured = { links: readonly number[]; gap: number; navigation: number; more: number };

/**
 * Returns the indexes of the links that do not fit next to the button "More". The link of the current page always fits:
 * another link makes room for it.
 * @param current the index of the current page's link; -1 without one
 */
export function overflowingLinks({ links, gap, navigation, more }: Measured, current: number): number[] {
  const total = links.reduce((sum, width) => sum + width + gap, -gap);
  // Without a width, the navigation is hidden, as on a phone.
  if (navigation === 0 || total <= navigation) return [];
  let room = navigation - more - (links[current] ?? -gap) - gap;
  const firstHidden = links.findIndex((width, index) => {
    if (index !== current) room -= width + gap;
    return room < 0;
  });
  return links.flatMap((_, index) => (index >= firstHidden && index !== current ? [index] : []));
}
