import { createElement, type ReactNode, type SVGProps } from 'react';

type IconProps = Omit<SVGProps<SVGSVGElement>, 'stroke'> & {
  /** Width and height in CSS pixels. */
  size?: number | string;
  /** Line width in units of the 24 × 24 view box; 2 by default. */
  stroke?: number | string;
  title?: string;
};

/**
 * Creates an outline icon of @tabler/icons-react whose lines are joined in one `<path>` element. A page can contain
 * many icons, and the server renders and sends every element, and the browser hydrates it. So fewer elements save time.
 * @param lines the `d` attributes of all paths of the icon, joined to one text
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
