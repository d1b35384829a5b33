import { readFileSync } from 'node:fs';

/**
 * Position of an item's parameters in the stream of its seed. Their search, draw after draw with all slips, takes four
 * fifths of the time of making an item; for the items of the bank `npm run bank` has done it.
 */
export interface Place {
  /** Numbers drawn before the parameters. */
  before: number;
  /** Numbers drawn by the whole search; the order of the options is drawn from there. */
  until: number;
}

/**
 * The file of places, one line for each template: its id, then `seed:before:until` of each of its items in the bank.
 */
export const placesFile = new URL('../places.lock', import.meta.url);

let lines: Map<string, string[]> | null = null;

/** The place of an item of the bank; null for any other. */
export function knownPlace(templateId: string, seed: number): Place | null {
  lines ??= new Map(
    readFileSync(placesFile, 'utf8')
      .split('\n')
      .map(line => line.split(' '))
      .map(([id = '', ...places]) => [id, places]),
  );
  const found = lines.get(templateId)?.find(place => place.startsWith(`${seed}:`));
  if (!found) return null;
  const [, before, until] = found.split(':').map(Number);
  return { before: before ?? 0, until: until ?? 0 };
}

/** The text of the file of places for these templates. */
export const placesLock = (
  of: readonly { id: string; places: readonly (Place & { seed: number })[] }[],
): string =>
  of
    .map(({ id, places }) =>
      [
        id,
        ...places
          .toSorted((a, b) => a.seed - b.seed)
          .map(({ seed, before, until }) => `${seed}:${before}:${until}`),
      ].join(' '),
    )
    .sort()
    .join('\n');
