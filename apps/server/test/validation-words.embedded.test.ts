import { api, type Endpoint } from '@twelvefold/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { validationProblem } from '../src/platform/http/errors.ts';
import { fieldWords } from '../src/platform/http/validation-words.ts';

/** Words of programmers: rules and types of the validation library. */
const inner =
  /invalid|expected|received|uuid|regex|pattern|string|object|array|union|option\b|undefined|null|nan/i;
const nonsense = [
  undefined,
  null,
  '',
  'x',
  'x'.repeat(100_000),
  0,
  -1,
  3.5,
  1e12,
  true,
  [],
  {},
  ['x'],
  { x: 1 },
];

const refusalsOf = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value, { error: fieldWords });
  return result.success ? null : validationProblem(result.error);
};

const parts = Object.entries(api as Record<string, Endpoint>).flatMap(([key, endpoint]) =>
  (['query', 'body'] as const).flatMap(part => {
    const schema = (endpoint as Partial<Record<typeof part, z.ZodType>>)[part];
    return schema ? [{ key, part, schema }] : [];
  }),
);

describe('the refusal of nonsense', () => {
  test.each(parts)('in the $part of $key has no words of programmers', ({ schema }) => {
    const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    const sent = [...nonsense, ...fields.flatMap(field => nonsense.map(value => ({ [field]: value })))];
    const messages = sent.flatMap(value => {
      const refusal = refusalsOf(schema, value);
      return refusal ? [refusal.message, ...(refusal.more.errors ?? []).map(({ message }) => message)] : [];
    });
    expect(messages.length).toBeGreaterThan(0);
    for (const words of new Set(messages)) {
      expect(words).not.toMatch(inner);
      expect(words).toMatch(/^[A-Z].{5,}/);
    }
  });
});

test.each([
  [z.object({ full_name: z.string() }), {}, 'Full name is required'],
  [z.object({ session_id: z.uuid() }), { session_id: 'x' }, 'Session is not valid'],
  [z.object({ daily_minutes: z.int().min(30) }), { daily_minutes: 5 }, 'Daily minutes must be at least 30'],
  [z.object({ daily_minutes: z.int() }), { daily_minutes: 5.5 }, 'Daily minutes must be a whole number'],
  [z.object({ note: z.string().max(5) }), { note: 'too long' }, 'Note can be at most 5 characters'],
  [z.object({ tags: z.array(z.string()).max(1) }), { tags: ['a', 'b'] }, 'Tags can be at most 1 entry'],
  [z.object({ track: z.enum(['a', 'b']) }), { track: 'c' }, 'Track is not one of the choices'],
  [z.object({ email: z.string({ error: 'Email is required' }) }), {}, 'Email is required'],
  [z.object({ items: z.array(z.object({ at: z.string() })) }), { items: [{ at: 1 }] }, 'At must be a text'],
  [z.object({}), 'text', 'The request is not valid.'],
])('refusal %# names the field', (schema, value, words) => {
  expect(refusalsOf(schema, value)?.message).toBe(words);
});
