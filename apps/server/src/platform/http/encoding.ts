import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest form that an `accept-encoding` header allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepts = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(header ?? '');
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

/** How hard to try: for a file that is kept and sent many times, or for an answer that somebody waits for. */
const efforts = { file: { br: 9, gzip: 9 }, answer: { br: 4, gzip: 6 } };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export const compress = (
  encoding: 'br' | 'gzip',
  content: string | Buffer,
  effort: keyof typeof efforts,
): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: efforts[effort].br } })
    : zip(content, { level: efforts[effort].gzip });
