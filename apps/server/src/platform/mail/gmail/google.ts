import { z } from 'zod';
import { outgoingJson } from '../../outgoing.ts';

/** A permanent refusal by Google; `reason` is Google's code. */
export class GoogleRefusal extends Error {
  readonly status: number;
  readonly reason: string;
  constructor(status: number, reason: string) {
    super(`Google refused: ${status} ${reason}`);
    this.name = 'GoogleRefusal';
    this.status = status;
    this.reason = reason;
  }
}

/** Google did not answer, or not as documented: a retry may succeed. The request may have been carried out. */
export class GoogleUnavailable extends Error {
  constructor(what: string, cause?: unknown) {
    super(`Google is unavailable: ${what}`, { cause });
    this.name = 'GoogleUnavailable';
  }
}

interface GoogleAccess {
  clientId: string;
  clientSecret: string;
  /** One address in place of Google's hosts; null for Google. */
  apiBase: string | null;
}

/** The owner's consent. */
interface Grant {
  /** Null when Google gave no offline access. */
  refreshToken: string | null;
  accessToken: string;
  expiresInSeconds: number;
  scopes: readonly string[];
}

/** Calls to Google; each throws `GoogleRefusal` or `GoogleUnavailable`. */
export interface Google {
  /** Google's consent page (OAuth 2.0 with PKCE, RFC 7636). */
  authorizationUrl(given: { redirectUri: string; state: string; challenge: string }): string;
  exchange(given: { code: string; verifier: string; redirectUri: string }): Promise<Grant>;
  refresh(refreshToken: string): Promise<Grant>;
  /** The address of the mailbox. */
  addressOf(accessToken: string): Promise<string>;
  /** Sends a whole message (RFC 5322); Google sets the mailbox's address as the sender. */
  send(accessToken: string, message: Buffer): Promise<void>;
  /** Ends the access at Google. */
  revoke(token: string): Promise<void>;
}

/** The narrowest scope that sends mail; it reads nothing. */
export const sendScope = 'https://www.googleapis.com/auth/gmail.send';
const scopes = ['openid', 'email', sendScope];

const connectMs = 4000;
/** Longest silence; with `connectMs` well below the 60 s of a job. */
const silenceMs = 15_000;
const wholeMs = 20_000;
const mostBytes = 256 * 1024;

const tokens = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).optional(),
  scope: z.string().default(''),
});
const profile = z.object({ email: z.string().min(3) });
/** Two shapes of errors: of the token endpoint (RFC 6749, 5.2), and of the other calls. */
const refusal = z.union([
  z.object({ error: z.string() }).transform(({ error }) => error),
  z
    .object({
      error: z.object({
        status: z.string().optional(),
        errors: z.array(z.object({ reason: z.string().optional() })).optional(),
      }),
    })
    .transform(({ error }) => error.errors?.[0]?.reason ?? error.status ?? ''),
]);

const googleHosts = {
  page: 'https://accounts.google.com',
  tokens: 'https://oauth2.googleapis.com',
  profile: 'https://openidconnect.googleapis.com',
  mail: 'https://gmail.googleapis.com',
};

export function createGoogle({ clientId, clientSecret, apiBase }: GoogleAccess): Google {
  const hosts = apiBase ? { page: apiBase, tokens: apiBase, profile: apiBase, mail: apiBase } : googleHosts;
  const { call } = outgoingJson({
    connectMs,
    silenceMs,
    wholeMs,
    mostBytes,
    unavailable: (what, cause) => new GoogleUnavailable(what, cause),
    refusal: (status, json) => new GoogleRefusal(status, refusal.safeParse(json).data ?? ''),
  });
  const form = (fields: Record<string, string>) => ({
    method: 'POST' as const,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  const grant = async (fields: Record<string, string>): Promise<Grant> => {
    const client = { client_id: clientId, client_secret: clientSecret };
    const given = await call(tokens, `${hosts.tokens}/token`, form({ ...fields, ...client }));
    return {
      refreshToken: given.refresh_token ?? null,
      accessToken: given.access_token,
      expiresInSeconds: given.expires_in,
      scopes: given.scope.split(' '),
    };
  };

  return {
    authorizationUrl: ({ redirectUri, state, challenge }) => {
      const asked = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: scopes.join(' '),
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        // Google gives a refresh token only with both.
        access_type: 'offline',
        prompt: 'consent',
      });
      return `${hosts.page}/o/oauth2/v2/auth?${asked}`;
    },
    exchange: ({ code, verifier, redirectUri }) =>
      grant({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      }),
    refresh: refreshToken => grant({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    addressOf: async accessToken => {
      const options = { method: 'GET' as const, headers: bearer(accessToken) };
      return (await call(profile, `${hosts.profile}/v1/userinfo`, options)).email;
    },
    send: async (accessToken, message) => {
      await call(z.unknown(), `${hosts.mail}/gmail/v1/users/me/messages/send`, {
        method: 'POST',
        headers: { ...bearer(accessToken), 'content-type': 'application/json' },
        body: JSON.stringify({ raw: message.toString('base64url') }),
      });
    },
    revoke: async token => {
      await call(z.unknown(), `${hosts.tokens}/revoke`, form({ token }));
    },
  };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
