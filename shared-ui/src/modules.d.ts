// Declares types for every package that uses shared-ui: of CSS modules, and of Tabler icons that are imported from
// their own files. Importing icons from Tabler's index would make webpack read six thousand modules.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('react').ComponentType<import('@tabler/icons-react').IconProps>;
  export default icon;
}
