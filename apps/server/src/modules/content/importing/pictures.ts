import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { fetchImage } from '../../../platform/images/fetching.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoredFigure } from '../schema.ts';
import { addPicture, maybeFigureOf } from '../store.ts';

/** A figure of this bank, by the address an export gives it. */
const ownFigure = /\/api\/media\/figures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The picture at an address, fetched and kept. Throws, in words for the uploader, when it cannot be had. */
export async function storedImage(
  { db, config }: Platform,
  url: string,
  alt: string,
  now: Date,
): Promise<StoredFigure> {
  const own = url.startsWith(`${config.publicUrl}/api/media/figures/`) ? ownFigure.exec(url)?.[1] : undefined;
  const known = own === undefined ? null : await maybeFigureOf(db, own);
  if (known) return known;
  const { bytes, mediaType } = await fetchImage(url, config.imageHosts);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const row = { id: uuidv7({ msecs: now.getTime() }), sha256, media_type: mediaType, bytes, created_at: now };
  const picture = await db.transaction(tx => addPicture(tx, row));
  return { picture, alt: alt.trim() || 'Figure of the question' };
}
