import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

const clientId = 'client-of-the-tests';
const clientSecret = 'secret-of-the-tests';

interface Consent {
  challenge: string;
  redirectUri: string;
  address: string;
  scope: string;
}

/** A fake Google on loopback: consent page, tokens (PKCE, single-use codes) and Gmail. */
export class GoogleServer {
  url = '';
  /** Messages sent by the mailbox, in full. */
  sent: { from: string; message: string }[] = [];
  /** Owner's address on the consent page, and whether they allow sending. */
  address = 'post@gmail.example';
  agreesToSend = true;
  /** Refusal of messages; null accepts them. */
  refusesMail: { status: number; reason: string } | null = null;
  isDown = false;
  #codes = new Map<string, Consent>();
  #refreshTokens = new Map<string, string>();
  #accessTokens = new Map<string, string>();

  env = () => ({ GMAIL_CLIENT_ID: clientId, GMAIL_CLIENT_SECRET: clientSecret, GMAIL_API_BASE: this.url });

  /** The owner revokes our access in the Google account. */
  endAccess(): void {
    this.#refreshTokens.clear();
    this.#accessTokens.clear();
  }

  /** Expires the access tokens; refresh tokens stay valid. */
  endAccessTokens(): void {
    this.#accessTokens.clear();
  }

  get hasAccess(): boolean {
    return this.#refreshTokens.size > 0;
  }

  /** The redirect after the owner's consent to an authorization URL. */
  agree(authorizationUrl: string): URL {
    const asked = new URL(authorizationUrl).searchParams;
    const redirectUri = asked.get('redirect_uri') ?? '';
    const code = randomUUID();
    const scope = (asked.get('scope') ?? '')
      .split(' ')
      .filter(one => this.agreesToSend || !/gmail/.test(one));
    this.#codes.set(code, {
      challenge: asked.get('code_challenge') ?? '',
      redirectUri,
      address: this.address,
      scope: scope.join(' '),
    });
    const back = new URL(redirectUri);
    back.search = String(new URLSearchParams({ state: asked.get('state') ?? '', code }));
    return back;
  }

  #tokens(fields: URLSearchParams): object | null {
    const isClient = fields.get('client_id') === clientId && fields.get('client_secret') === clientSecret;
    if (!isClient) return null;
    if (fields.get('grant_type') === 'refresh_token') {
      const address = this.#refreshTokens.get(fields.get('refresh_token') ?? '');
      return address ? this.#grant(address, 'email') : null;
    }
    const code = fields.get('code') ?? '';
    const consent = this.#codes.get(code);
    this.#codes.delete(code);
    const verifier = fields.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (consent?.challenge !== challenge || consent.redirectUri !== fields.get('redirect_uri')) return null;
    const refresh_token = randomUUID();
    this.#refreshTokens.set(refresh_token, consent.address);
    return { ...this.#grant(consent.address, consent.scope), refresh_token };
  }

  #grant(address: string, scope: string): object {
    const access_token = randomUUID();
    this.#accessTokens.set(access_token, address);
    return { access_token, expires_in: 3599, token_type: 'Bearer', scope };
  }

  #answer({ path, body, bearer }: { path: string; body: string; bearer: string }): [number, object] {
    const refused = (status: number, reason: string): [number, object] => [
      status,
      { error: { code: status, status: reason, errors: [{ reason }] } },
    ];
    if (this.isDown) return [503, {}];
    if (path === '/token') {
      const given = this.#tokens(new URLSearchParams(body));
      return given ? [200, given] : [400, { error: 'invalid_grant' }];
    }
    if (path === '/revoke') {
      const known = this.#refreshTokens.delete(new URLSearchParams(body).get('token') ?? '');
      return known ? [200, {}] : [400, { error: 'invalid_token' }];
    }
    const address = this.#accessTokens.get(bearer);
    if (!address) return refused(401, 'authError');
    if (path === '/v1/userinfo') return [200, { sub: '1', email: address }];
    if (this.refusesMail) return refused(this.refusesMail.status, this.refusesMail.reason);
    const { raw } = JSON.parse(body) as { raw: string };
    this.sent.push({ from: address, message: Buffer.from(raw, 'base64url').toString() });
    return [200, { id: randomUUID() }];
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    if (url.pathname === '/o/oauth2/v2/auth')
      return void response.writeHead(302, { location: this.agree(url.href).href }).end();
    let body = '';
    for await (const piece of request) body += piece;
    const bearer = (request.headers.authorization ?? '').replace('Bearer ', '');
    const [status, answer] = this.#answer({ path: url.pathname, body, bearer });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }

  /** Starts listening; returns a function that stops it. */
  async start(): Promise<() => void> {
    const server = createServer((request, response) => void this.#handle(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    this.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    return () => {
      server.closeAllConnections();
      server.close();
    };
  }
}
