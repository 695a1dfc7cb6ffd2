import { type RefObject, useLayoutEffect, useState } from 'react';
import { overflowingLinks } from './overflowing-links.ts';

/**
 * Returns the indexes of the links that do not fit into the navigation. Measures before the first paint, and again when
 * the navigation or a link changes its size. `navigation` contains the list of links and, when some are hidden, "More".
 * @param labels the labels of the links, as one text. Other labels have other widths.
 */
export function useOverflowingLinks(
  navigation: RefObject<HTMLElement | null>,
  labels: string,
  current: number,
): readonly number[] {
  const [hidden, setHidden] = useState<readonly number[]>([]);
  const hasMore = hidden.length > 0;
  // Runs again when "More" appears, because its width takes room from the links.
  useLayoutEffect(() => {
    const [list, more] = navigation.current?.children ?? [];
    if (!navigation.current || !list) return;
    const links = [...list.children];
    const measure = () => {
      const measured = {
        links: links.map(widthOf),
        gap: Number.parseFloat(getComputedStyle(list).columnGap) || 0,
        navigation: widthOf(navigation.current),
        more: widthOf(more),
      };
      const next = overflowingLinks(measured, current);
      setHidden((before) => (before.join() === next.join() ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [navigation.current, ...links]) observer.observe(element);
    return () => observer.disconnect();
  }, [navigation, labels, current, hasMore]);
  return hidden;
}

const widthOf = (element: Element | null | undefined) => element?.getBoundingClientRect().width ?? 0;
