import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`);
const takesBrotli = takes('br');
const takesGzip = takes('gzip');

/** The smallest encoding that an `accept-encoding` header allows. */
export function acceptedEncoding(header = ''): Encoding {
  if (takesBrotli.test(header)) return 'br';
  return takesGzip.test(header) ? 'gzip' : 'identity';
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a file that is cached and sent many times: high quality. */
export const compressFile = (encoding: 'br' | 'gzip', content: Buffer): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    : zip(content, { level: 9 });

const answerBrotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
/**
 * Up to this length compression is synchronous; longer content goes to a thread, so that other requests do not wait.
 */
const mostAtOnce = 64 * 1024;

/** Compresses an answer for a waiting caller. A few kB take about 60 µs, less than the trip to a thread and back. */
export function compressAnswer(encoding: 'br' | 'gzip', content: string): Buffer | Promise<Buffer> {
  const short = content.length <= mostAtOnce;
  if (encoding === 'br')
    return short ? brotliCompressSync(content, answerBrotli) : brotli(content, answerBrotli);
  return short ? gzipSync(content) : zip(content);
}
