import type { z } from 'zod';

/** What the validation library found; the names of its rules are its own affair. */
type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** `full_name` → 'Full name'. Items of a list are told by the name of the list. */
function nameOf(path: readonly PropertyKey[] | undefined): string | null {
  const name = path?.findLast(part => typeof part === 'string');
  if (typeof name !== 'string' || !/^[a-z][a-z0-9_]*$/.test(name)) return null;
  const words = name.replaceAll('_', ' ').replace(/ id$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value of this kind is what a field asks for. */
const kinds: Record<string, string> = {
  string: 'must be a text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be yes or no',
  array: 'must be a list',
  object: 'is not complete',
};

const units: Record<string, [string, string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

/** 'at most 5', 'at most 1 character'. */
function measure(origin: string, bound: number | bigint): string {
  const unit = units[origin];
  return unit ? `${bound} ${Number(bound) === 1 ? unit[0] : unit[1]}` : String(bound);
}

function rest(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'is required'
        : (kinds[issue.expected] ?? 'is not valid');
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'is required';
      return `must be at least ${measure(issue.origin, issue.minimum)}`;
    case 'too_big':
      return `can be at most ${measure(issue.origin, issue.maximum)}`;
    case 'invalid_value':
      return issue.input === undefined ? 'is required' : 'is not one of the choices';
    default:
      return 'is not valid';
  }
}

/**
 * What a person is told of a field that was refused, where its schema has no words of its own: 'Daily minutes must be at
 * least 30'. Words of the validation library never leave.
 */
export const fieldWords: z.core.$ZodErrorMap = issue => {
  const name = nameOf(issue.path);
  return name ? `${name} ${rest(issue)}` : 'The request is not valid.';
};
