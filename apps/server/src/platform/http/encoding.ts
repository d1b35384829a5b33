import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`);
const takesBrotli = takes('br');
const takesGzip = takes('gzip');

/** The smallest form that an `accept-encoding` header allows. */
export function acceptedEncoding(header = ''): Encoding {
  if (takesBrotli.test(header)) return 'br';
  return takesGzip.test(header) ? 'gzip' : 'identity';
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The form of a file that is kept and sent many times: as small as it gets. */
export const compressFile = (encoding: 'br' | 'gzip', content: Buffer): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    : zip(content, { level: 9 });

const answerBrotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
/** Up to so many characters are compressed at once; longer ones on another thread, so that nobody waits behind them. */
const mostAtOnce = 64 * 1024;

/**
 * The form of an answer that somebody waits for. A few kilobytes take some 60 microseconds, and handing them to another
 * thread and back costs more than that.
 */
export function compressAnswer(encoding: 'br' | 'gzip', content: string): Buffer | Promise<Buffer> {
  const short = content.length <= mostAtOnce;
  if (encoding === 'br')
    return short ? brotliCompressSync(content, answerBrotli) : brotli(content, answerBrotli);
  return short ? gzipSync(content) : zip(content);
}
