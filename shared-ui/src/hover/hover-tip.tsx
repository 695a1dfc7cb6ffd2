import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { popoverDistance } from './hover-rules.ts';
import { useHover } from './use-hover.ts';

type HoverTipProps = {
  /** A short explanation. Important information must also be somewhere else on the page. */
  label: ReactNode;
  /** One control, or text with `tabIndex={0}`, so that the keyboard can reach it. */
  children: ReactNode;
};

/** A tooltip (SPEC §9): opens after 200 ms or on tap, 5 px away, and not within 300 ms after all were closed. */
export function HoverTip({ label, children }: HoverTipProps) {
  const { opened, handlers } = useHover();
  return (
    <Tooltip label={label} opened={opened} offset={popoverDistance}>
      <span {...handlers}>{children}</span>
    </Tooltip>
  );
}
