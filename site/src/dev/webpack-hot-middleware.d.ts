declare module 'webpack-hot-middleware' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { Compiler } from 'webpack';

  type Middleware = {
    (request: IncomingMessage, response: ServerResponse, next: () => void): void;
    close: () => void;
  };
  export default function hotMiddleware(compiler: Compiler, options: { path: string; log: false }): Middleware;
}
