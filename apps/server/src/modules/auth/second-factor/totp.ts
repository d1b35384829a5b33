import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';

/** As RFC 6238 has them by default, and every authenticator app: SHA-1, six digits, thirty seconds. */
const periodSeconds = 30;
/** Clocks of phones may be one step away. */
const window = 1;
/** 160 bits, the length RFC 4226 recommends. */
const secretBytes = 20;

export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

/** The step of thirty seconds whose code this is, or null. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: periodSeconds });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}

/** What a QR code says to an authenticator app. */
export const uriOf = (secret: string, issuer: string, label: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret), period: periodSeconds, issuer, label }).toString();

/** Units of white that a QR code needs around it (ISO/IEC 18004). */
const border = 4;

/** A QR code as the path of its dark parts, one run after another. */
export function qrOf(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border });
  const path = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const length = (end === -1 ? row.length : end) - x;
      return `M${x} ${y}h${length}v1h-${length}z`;
    }),
  );
  return { size: rows.length, path: path.join('') };
}
