// Program-wide for everyone who imports shared-ui: CSS modules, and Tabler's icons one file each. Tabler's own index
// would make webpack read six thousand modules for a handful of icons.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('react').ComponentType<import('@tabler/icons-react').IconProps>;
  export default icon;
}
