import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { popoverDistance } from './hover-rules.ts';
import { useHover } from './use-hover.ts';

type HoverTipProps = {
  /** A few words that explain; never the only way to learn something that matters. */
  label: ReactNode;
  /** One control, or words with `tabIndex={0}`: the keyboard has to come there. */
  children: ReactNode;
};

/** A tooltip by SPEC §9: after 200 ms, 5 px away, by a tap on a touch screen, not within 300 ms after all were closed. */
export function HoverTip({ label, children }: HoverTipProps) {
  const { opened, handlers } = useHover();
  return (
    <Tooltip label={label} opened={opened} offset={popoverDistance}>
      <span {...handlers}>{children}</span>
    </Tooltip>
  );
}
