import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hash,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';

/**
 * Cryptography with the product's secrets, one key per purpose. The first secret makes, all secrets verify and open.
 */
export interface Secrets {
  /** HMAC-SHA-256 in hex, for short secrets such as codes. */
  keyedHash(purpose: string, text: string): string;
  /** The hash with each secret, the current one first: finds hashes made before a rotation. */
  keyedHashes(purpose: string, text: string): string[];
  /** Authenticated encryption (AES-256-GCM). */
  seal(purpose: string, text: string): string;
  /** Throws when the text was not sealed for this purpose with one of the secrets. */
  open(purpose: string, sealed: string): string;
}

export function createSecrets(first: string, ...before: string[]): Secrets {
  const keyOf = (purpose: string, secret = first) =>
    Buffer.from(hkdfSync('sha256', secret, '', `twelvefold ${purpose}`, 32));
  const hashOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('hex');
  return {
    keyedHash: (purpose, text) => hashOf(keyOf(purpose), text),
    keyedHashes: (purpose, text) => [first, ...before].map(secret => hashOf(keyOf(purpose, secret), text)),
    seal: (purpose, text) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (purpose, sealed) => {
      let refused: unknown;
      for (const secret of [first, ...before]) {
        try {
          return opened(keyOf(purpose, secret), sealed);
        } catch (error) {
          refused = error;
        }
      }
      throw refused;
    },
  };
}

function opened(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  // Without this, shorter tags, which are easier to guess, would be accepted.
  const whole = { authTagLength: 16 };
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), whole);
  decipher.setAuthTag(bytes.subarray(12, 28));
  return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
}

/** A bearer token: 256 random bits in 43 url-safe characters. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** Stored form of a token: tokens are random, so a plain hash is enough. */
export const tokenHash = (token: string) => hash('sha256', token);

/** A decimal code with leading zeros. */
export const randomDigits = (digits: number) => String(randomInt(10 ** digits)).padStart(digits, '0');

/** Equality in constant time. */
export function sameSecret(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** A random text from an alphabet. */
export const randomText = (alphabet: string, length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
