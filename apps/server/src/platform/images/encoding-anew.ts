import { AppError } from '../problems.ts';

export interface Picture {
  bytes: Buffer;
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
}

/** A bomb: a file of a few kilobytes can hold more pixels than memory. */
const pixelsMost = 24_000_000;
/** Longest side in pixels: twice the widest column of a question. */
const sideMost = 1600;
const decodingSeconds = 10;
const jpegQuality = 85;

const refuse = (words: string) => new AppError('validation_failed', words);

/** The type by the first bytes: only these three decoders are given a stranger's file. */
function mediaTypeOf(bytes: Buffer): Picture['mediaType'] {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'image/png';
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'image/jpeg';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return 'image/webp';
  throw refuse('This is no picture: PNG, JPEG and WebP are taken.');
}

/**
 * Re-encodes a stranger's picture in its own format: upright, at most 1,600 px a side, without metadata (place, time,
 * comments, trailing bytes). Throws `validation_failed`.
 */
export async function encodedAnew(file: Buffer): Promise<Picture> {
  const mediaType = mediaTypeOf(file);
  const { default: sharp } = await import('sharp');
  // Pictures are rare: no cache is kept.
  sharp.cache(false);
  const decoded = sharp(file, { limitInputPixels: pixelsMost, failOn: 'error' })
    .timeout({ seconds: decodingSeconds })
    .autoOrient()
    .resize({ width: sideMost, height: sideMost, fit: 'inside', withoutEnlargement: true });
  const encoded =
    mediaType === 'image/jpeg'
      ? decoded.jpeg({ quality: jpegQuality })
      : mediaType === 'image/webp'
        ? decoded.webp({ lossless: true })
        : decoded.png();
  try {
    return { bytes: await encoded.toBuffer(), mediaType };
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message))
      throw refuse(`The picture has more than ${pixelsMost / 1_000_000} million pixels.`);
    throw refuse('The picture is damaged and cannot be read.');
  }
}
