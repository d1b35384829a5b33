import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { fetchImage, linkRefusal } from '../../../platform/images/fetching.ts';
import type { Platform } from '../../../platform/platform.ts';
import { AppError } from '../../../platform/problems.ts';
import type { StoredFigure } from '../schema.ts';
import { addPicture, maybeFigureOf } from '../store.ts';

/** Address of our own figure, as exports write it. */
const ownFigure = /\/api\/media\/figures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const ownIn = ({ config }: Platform, url: string) =>
  url.startsWith(`${config.publicUrl}/api/media/figures/`) ? ownFigure.exec(url)?.[1] : undefined;

/** Reason, in the uploader's words, why an address is not fetched; null when it is. */
export const addressRefusal = (platform: Platform, url: string): string | null =>
  ownIn(platform, url) === undefined ? linkRefusal(url, platform.config.imageHosts) : null;

/** Fetches and stores a picture. Throws `validation_failed` in the uploader's words. */
async function storedImage(platform: Platform, url: string, alt: string, now: Date): Promise<StoredFigure> {
  const { db, config } = platform;
  const own = ownIn(platform, url);
  const known = own === undefined ? null : await maybeFigureOf(db, own);
  if (known) return known;
  const { bytes, mediaType } = await fetchImage(url, config.imageHosts);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const row = { id: uuidv7({ msecs: now.getTime() }), sha256, media_type: mediaType, bytes, created_at: now };
  const picture = await db.transaction(tx => addPicture(tx, row));
  return { picture, alt: alt.trim() || 'Figure of the question' };
}

/** The picture at an address, or the reason in the uploader's words; not fetched once the upload's time is over. */
export async function pictureOf(
  platform: Platform,
  { url, alt }: { url: string; alt: string },
  now: Date,
  late: AbortSignal,
): Promise<StoredFigure | string> {
  if (late.aborted) return 'There was no time left to fetch this picture. Upload the row again.';
  try {
    return await storedImage(platform, url, alt, now);
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

/** Pictures fetched at once, and the time after which an upload goes on without the rest. */
const picturesAtOnce = 8;
const picturesMs = 180_000;

/** Adds pictures to rows, eight at a time. */
export async function withPictures<Row>(
  rows: readonly Row[],
  withPicture: (row: Row, late: AbortSignal) => Promise<Row>,
): Promise<Row[]> {
  const late = AbortSignal.timeout(picturesMs);
  const found: Row[] = [];
  for (let i = 0; i < rows.length; i += picturesAtOnce)
    found.push(...(await Promise.all(rows.slice(i, i + picturesAtOnce).map(row => withPicture(row, late)))));
  return found;
}
