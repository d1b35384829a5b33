import type { FastifyRequest } from 'fastify';
import { tokenHash } from '../secrets.ts';
import { clientKey } from './client-address.ts';

/** The browser of a request, by its headers and address. */
export interface Browser {
  /** Hash of the permanent random secret that the browser sends; null when it sends none. */
  secretHash: string | null;
  /** User-Agent, at most 200 characters; may be empty. */
  agent: string;
  /** IPv4 address, or /64 network of an IPv6 address. */
  client: string;
}

/** Header with the browser's secret: at least 256 random bits, url-safe. */
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
