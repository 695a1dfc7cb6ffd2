/** The shell preset's alias of the real react-router: by its own name the subset would ask the share scope for itself. */
declare module 'react-router-whole' {
  export * from 'react-router';
}
