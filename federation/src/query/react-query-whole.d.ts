/** The shell preset's alias of the real react-query: by its own name the subset would ask the share scope for itself. */
declare module 'react-query-whole' {
  export * from '@tanstack/react-query';
}
