// Types for every package that imports shared-ui: CSS modules, and Tabler icons by file. Tabler's index would make
// webpack read six thousand modules.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('react').ComponentType<import('@tabler/icons-react').IconProps>;
  export default icon;
}
