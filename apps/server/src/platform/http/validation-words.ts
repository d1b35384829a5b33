import type { z } from 'zod';

/** An issue of the validation library, whose type has no public name. */
type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** `full_name` → 'Full name'. An entry of a list has the name of the list. */
function nameOf(path: readonly PropertyKey[] | undefined): string | null {
  const name = path?.findLast(part => typeof part === 'string');
  if (typeof name !== 'string' || !/^[a-z][a-z0-9_]*$/.test(name)) return null;
  const words = name.replaceAll('_', ' ').replace(/ id$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Words for a value of the wrong type. */
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

/** `5`, '1 character', '5 entries'. */
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
 * Words for a refused field whose schema has no message: 'Daily minutes must be at least 30'. The validation library's
 * own messages never leave.
 */
export const fieldWords: z.core.$ZodErrorMap = issue => {
  const name = nameOf(issue.path);
  return name ? `${name} ${rest(issue)}` : 'The request is not valid.';
};
