import { createElement, type ReactNode, type SVGProps } from 'react';

type IconProps = Omit<SVGProps<SVGSVGElement>, 'stroke'> & {
  /** Width and height in CSS pixels. */
  size?: number | string;
  /** Line width in units of the 24 × 24 view box; 2 by default. */
  stroke?: number | string;
  title?: string;
};

/**
 * Creates an outline icon of @tabler/icons-react from a single path, which needs a quarter of the elements. 24 cards
 * contain 170 icons, and every element is rendered, sent and hydrated.
 * @param lines all paths of the icon, one after the other
 */
export function outlineIcon(lines: string): (props: IconProps) => ReactNode {
  return function Icon({ size = 24, stroke = 2, color = 'currentColor', title, children, ...rest }) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth: stroke,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      title && createElement('title', null, title),
      createElement('path', { d: lines }),
      children,
    );
  };
}
