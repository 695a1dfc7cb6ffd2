/**
 * What the shell shares under `zod/mini`: all that schemas of shared-contract and of remotes are made of, without locales, JSON Schema
 * and the rest. Add a name here when a schema needs it; promotion refuses a remote that takes a name the live shell
 * does not give.
 */
export {
  _default,
  array,
  boolean,
  catch,
  discriminatedUnion,
  enum,
  extend,
  int,
  iso,
  literal,
  maximum,
  maxLength,
  minimum,
  minLength,
  nullable,
  nullish,
  number,
  object,
  optional,
  partial,
  partialRecord,
  pick,
  positive,
  prettifyError,
  record,
  refine,
  regex,
  safeParse,
  string,
  trim,
  tuple,
  union,
  unknown,
  uuid,
  uuidv4,
  // biome-ignore lint/correctness/noUndeclaredDependencies: an alias of the shell's preset.
} from 'zod-whole';
