import secureJson from 'secure-json-parse';
import { AppError } from '../problems.ts';

const mostDepth = 32;
const mostKeys = 1000;
/** Shorter bodies cannot have harmful depth or number of keys. */
const harmless = 2000;

/**
 * Parses a JSON body. Bounds depth (32) and keys (1,000), drops `__proto__`, and refuses text that PostgreSQL cannot
 * store: NUL characters and lone surrogates. An empty body is undefined. Throws `invalid_request` and
 * `validation_failed`.
 */
export function parseJson(text: string): unknown {
  // Only escapes can bring in NUL or lone surrogates: the bytes were decoded as UTF-8.
  const escapes = text.includes('\\u');
  if (text.length > harmless || escapes) {
    const trouble = scan(text);
    if (trouble) throw new AppError('invalid_request', trouble);
  }
  const value = parsed(text);
  if (escapes && /\\u[dD][89a-fA-F]/.test(text) && !isWellFormed(value))
    throw new AppError('validation_failed', 'The request holds a character that is cut in half.');
  return value;
}

function parsed(text: string): unknown {
  try {
    return secureJson.parse(text, null, { protoAction: 'remove', constructorAction: 'ignore' });
  } catch {
    if (text.trim() === '') return undefined;
    throw new AppError('invalid_request', 'The request is not valid JSON.');
  }
}

/** Whether all strings and keys are well-formed UTF-16; `scan` has bounded the depth. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, field]) => key.isWellFormed() && isWellFormed(field));
}
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
