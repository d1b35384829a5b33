import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Dispatcher } from 'undici';
import { AppError } from '../problems.ts';
import { encodedAnew, type Picture } from './encoding-anew.ts';

const redirectsMost = 3;
const wholeMs = 10_000;
const bytesMost = 5 * 1024 * 1024;

const refuse = (words: string) => new AppError('validation_failed', words);

/** Whether an address belongs to the public network: not this machine, a private network, or special use. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  return ipaddr.process(text).range() === 'unicast';
}

/** Resolves a name only when all its addresses are public: the socket connects to the checked address. */
const publicLookup: LookupFunction = (name, options, done) =>
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return done(new Error('not a public address'), '', 0);
    if (options.all) return (done as unknown as (e: null, all: typeof found) => void)(null, found);
    done(null, first.address, first.family);
  });

/** The file's address for a share link of a cloud drive. */
function fileBehind(url: URL): URL {
  const id = url.hostname === 'drive.google.com' && /^\/file\/d\/([\w-]+)/.exec(url.pathname)?.[1];
  return id ? new URL(`https://drive.google.com/uc?export=download&id=${id}`) : url;
}

function allowed(text: string, hosts: readonly string[], base?: URL): URL {
  const url = URL.canParse(text, base?.href) ? new URL(text, base?.href) : null;
  if (url?.protocol !== 'https:') throw refuse('A picture is linked by an https address.');
  if (url.username || url.password || (url.port !== '' && url.port !== '443'))
    throw refuse('The address of a picture names a host and nothing else.');
  if (!hosts.includes(url.hostname))
    throw refuse(`Pictures are not fetched from ${url.hostname.slice(0, 80)}.`);
  return fileBehind(url);
}

/** The reason, in words for the person who gave the link, why it is not fetched; null when it is. */
export function linkRefusal(link: string, hosts: readonly string[]): string | null {
  try {
    allowed(link, hosts);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

async function bodyOf(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > bytesMost) throw refuse('The picture is larger than 5 MB.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Connects to public addresses only. */
async function publicNetwork(): Promise<Dispatcher> {
  const { Agent } = await import('undici');
  return new Agent({ connect: { lookup: publicLookup } });
}

/**
 * Fetches a picture from an allowed host and re-encodes it. Checks every address at connect time, redirects (at most 3)
 * included; limits: 10 s, 5 MB. Throws `validation_failed` in words for the person who gave the link.
 */
export async function fetchImage(
  link: string,
  hosts: readonly string[],
  network: () => Promise<Dispatcher> = publicNetwork,
): Promise<Picture> {
  const { request } = await import('undici');
  const dispatcher = await network();
  const signal = AbortSignal.timeout(wholeMs);
  try {
    let url = allowed(link, hosts);
    for (let redirects = 0; redirects <= redirectsMost; redirects += 1) {
      const { statusCode, headers, body } = await request(url, { dispatcher, signal });
      const { location } = headers;
      if (statusCode >= 300 && statusCode < 400 && typeof location === 'string') {
        await body.dump();
        url = allowed(location, hosts, url);
        continue;
      }
      if (statusCode !== 200) throw refuse(`The picture could not be fetched (${statusCode}).`);
      return await encodedAnew(await bodyOf(body));
    }
    throw refuse('The link to the picture leads on too often.');
  } catch (error) {
    throw error instanceof AppError ? error : refuse('The picture could not be fetched.');
  } finally {
    await dispatcher.destroy();
  }
}
