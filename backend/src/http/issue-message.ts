import type * as z from 'zod/mini';

const types: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const formats: Record<string, string> = {
  uuid: 'a UUID',
  uuidv4: 'a UUID of version 4',
  date: 'a date such as 2026-11-21',
  datetime: 'a time such as 2026-11-21T09:30:00Z',
  email: 'an email address',
  url: 'a URL',
};

const units: Record<string, string> = { string: ' characters', array: ' entries', file: ' bytes' };

/** Returns the message of a schema's issue as a sentence. Schemas with a message of their own do not use it. */
export function issueMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This field is required.';
      return `This must be ${types[issue.expected] ?? `of the type ${issue.expected}`}.`;
    case 'invalid_value':
      return `This must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}.`;
    case 'too_big':
      return `This must be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}${units[issue.origin] ?? ''}.`;
    case 'too_small':
      return `This must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${units[issue.origin] ?? ''}.`;
    case 'invalid_format':
      return formats[issue.format] ? `This must be ${formats[issue.format]}.` : 'This has the wrong format.';
    default:
      return 'This value is not valid.';
  }
}

/** Returns the text with a full stop at its end, for messages of libraries. */
export const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
