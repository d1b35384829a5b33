import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';

/** Defaults of RFC 6238 and of authenticator apps: SHA-1, six digits, 30 s. */
const periodSeconds = 30;
/** Accepted clock difference of phones, in steps. */
const window = 1;
/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;

export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

/** The step of a valid code, or null. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: periodSeconds });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}

/** Content of the QR code. */
export const uriOf = (secret: string, issuer: string, label: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret), period: periodSeconds, issuer, label }).toString();

/** Quiet zone of a QR code in units (ISO/IEC 18004). */
const border = 4;

/** A QR code as an SVG path of its dark runs. */
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
