/** The shell preset's aliases of the real packages: their own names mean the subsets there. */
declare module 'react-router-whole' {
  export * from 'react-router';
}
declare module 'react-query-whole' {
  export * from '@tanstack/react-query';
}
declare module 'zod-whole' {
  export * from 'zod/mini';
}
