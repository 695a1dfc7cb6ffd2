import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { popoverDistance } from './hover-rules.ts';
import { useHover } from './use-hover.ts';

type HoverTipProps = {
  /** A short explanation. Information that users need must also be visible elsewhere on the page. */
  label: ReactNode;
  /** One control, or text with `tabIndex={0}`, so that the keyboard can reach it. */
  children: ReactNode;
};

/**
 * A tooltip (SPEC §9). It opens after 200 ms or on a tap, at a distance of 5 px. It does not open within 300 ms after
 * all tooltips were closed.
 */
export function HoverTip({ label, children }: HoverTipProps) {
  const { opened, handlers } = useHover();
  return (
    <Tooltip label={label} opened={opened} offset={popoverDistance}>
      <span {...handlers}>{children}</span>
    </Tooltip>
  );
}
