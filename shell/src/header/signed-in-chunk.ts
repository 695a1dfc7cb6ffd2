/** The parts of the header that only signed-in users see. They are one chunk, so that they cost visitors nothing. */
export { AccountMenu } from './account-menu.tsx';
export { ModeSwitch } from './mode-switch.tsx';
export { NavBadge } from './nav-badge.tsx';
