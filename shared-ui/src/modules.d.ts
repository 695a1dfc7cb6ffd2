// Types that every package with shared-ui needs: of CSS modules, and of Tabler icons that are imported one file at a
// time. With Tabler's index, webpack would read six thousand modules.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('react').ComponentType<import('@tabler/icons-react').IconProps>;
  export default icon;
}
