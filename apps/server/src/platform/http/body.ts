import { AppError } from '../problems.ts';

const mostDepth = 32;
const mostKeys = 1000;

/**
 * Parses a JSON body after a scan that bounds its depth and its number of keys and refuses NUL characters, which
 * PostgreSQL cannot store. An empty body is undefined. Throws `invalid_request`.
 */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  const trouble = scan(text);
  if (trouble) throw new AppError('invalid_request', trouble);
  try {
    return JSON.parse(text, dropPrototype);
  } catch {
    throw new AppError('invalid_request', 'The request is not valid JSON.');
  }
}

/** A `__proto__` key never reaches an object. */
const dropPrototype = (key: string, value: unknown) => (key === '__proto__' ? undefined : value);

function scan(text: string): string | null {
  let depth = 0;
  let keys = 0;
  let inText = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (inText) {
      if (sign === '\\') {
        if (text.startsWith('u0000', i + 1)) return 'The request holds a NUL character.';
        i++;
      } else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === '{' || sign === '[') {
      if (++depth > mostDepth) return 'The request is nested too deeply.';
    } else if (sign === '}' || sign === ']') depth--;
    else if (sign === ':' && ++keys > mostKeys) return 'The request has too many fields.';
  }
  return null;
}
