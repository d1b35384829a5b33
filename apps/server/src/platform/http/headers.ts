/**
 * Content-Security-Policy of a page: nothing from other origins, inline scripts only by hash, style attributes allowed
 * (typeset maths needs them). `checkout` is the origin of the payment provider's script, on pages that sell.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  checkout: string | null = null,
): string {
  const hashes = scriptHashes.map(hash => `'sha256-${hash}'`);
  const scripts = ["'self'", ...hashes, ...(checkout ? [checkout] : [])].join(' ');
  // The provider's window is a frame from its hosts; its measurements go there too.
  const providerHosts = checkout && hostsBeside(checkout);
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${providerHosts ? ` ${providerHosts}` : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    `frame-src ${providerHosts ?? "'none'"}`,
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * Headers of pages that sell through a provider: popups of its window (a bank's page) keep their opener, and its frames
 * may open the browser's payment sheet.
 */
export function shopHeaders(checkout: string): Readonly<Record<string, string>> {
  const quoted = hostsBeside(checkout)
    .split(' ')
    .map(origin => `"${origin}"`);
  return {
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': permissions(['self', ...quoted]),
  };
}

const permissions = (payers: readonly string[]) =>
  `camera=(), microphone=(), geolocation=(), payment=(${payers.join(' ')})`;

/** The origin of a checkout script, and its sibling hosts when the host is a name: `https://*.razorpay.com`. */
function hostsBeside(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  const parent = /^[a-z][\w-]*\.([\w-]+\.[a-z][\w.-]*)$/i.exec(hostname)?.[1];
  return parent ? `${origin} ${protocol}//*.${parent}` : origin;
}

const noScripts = contentSecurityPolicy([]);

const everyAnswer = {
  // Distinguishes our answers from those of a proxy in between.
  'x-twelvefold': '1',
  'content-security-policy': noScripts,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions(['self']),
};

/** Headers of every answer; a page replaces the policy by one with its script hashes. */
export const answerHeaders = (production: boolean): Readonly<Record<string, string>> =>
  production
    ? { ...everyAnswer, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : everyAnswer;
