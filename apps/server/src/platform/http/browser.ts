import type { FastifyRequest } from 'fastify';
import { tokenHash } from '../secrets.ts';
import { clientKey } from './client-address.ts';

/** The browser a request came from, as far as it says. */
export interface Browser {
  /** Hash of the random secret that the browser keeps for good and shows; null when it shows none. */
  secretHash: string | null;
  /** What it calls itself; empty when it does not. */
  agent: string;
  /** Its address, or the /64 network of an IPv6 address. */
  client: string;
}

/** The header by which a browser shows its secret: at least 256 random bits, url-safe. */
const secretHeader = 'x-twelvefold-browser';
const secret = /^[A-Za-z0-9_-]{43,86}$/;
const agentMost = 200;

export function browserOf(request: FastifyRequest): Browser {
  const shown = request.headers[secretHeader];
  return {
    secretHash: typeof shown === 'string' && secret.test(shown) ? tokenHash(shown) : null,
    agent: (request.headers['user-agent'] ?? '').slice(0, agentMost),
    client: clientKey(request.ip),
  };
}
