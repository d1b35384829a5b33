/** Pages load nothing from elsewhere; inline scripts only by hash. Style attributes are allowed: typeset maths needs them. */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  const scripts = ["'self'", ...scriptHashes.map(hash => `'sha256-${hash}'`)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

const noScripts = contentSecurityPolicy([]);

const everyAnswer = {
  // Tells our server from whatever stands between it and the page.
  'x-twelvefold': '1',
  'content-security-policy': noScripts,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
};

/** Headers of every answer; pages replace the policy by one with their hashes. */
export const answerHeaders = (production: boolean): Readonly<Record<string, string>> =>
  production
    ? { ...everyAnswer, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : everyAnswer;
