import { routes } from '../../routes.ts';
import { openApiDocument } from '../open-api-document.ts';

export type Json = Record<string, unknown>;
type Content = Record<string, { schema: Json }>;

/** One operation of the OpenAPI document. */
export type Operation = {
  /** Such as `GET /api/orders/{id}`. */
  name: string;
  path: string;
  method: string;
  parameters: { name: string; in: 'path' | 'query' | 'header'; schema: Json }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};

type Document = { paths: Record<string, Record<string, Omit<Operation, 'name' | 'path' | 'method'>>> };

export const apiDocument = openApiDocument(routes) as Document;

export const operations: Operation[] = Object.entries(apiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...operation,
    name: `${method.toUpperCase()} ${path}`,
    path,
    method,
  })),
);
