import { near } from '../../maths/evaluate.ts';
import { meantPlaces, type Place, placesIn, unitsBehind } from './places.ts';
import { suppositionIn } from './supposition.ts';

/** A number that is to be another, as `20`, `2.5` or `1/8`. */
export interface Change {
  place: Place;
  to: string;
}

/** What a message asks to be changed. */
export type Asked =
  /** One number, or several parts of a ratio. */
  | { is: 'change'; changes: readonly Change[] }
  /** A number that could stand for each of several. */
  | { is: 'which'; to: string; places: readonly Place[] }
  /** A ratio written with other numbers. */
  | { is: 'same ratio'; old: string; own: string }
  /** A number for none that the question gives. */
  | { is: 'none'; to: string };

const figure = '(?:\\d+\\s+)?\\d[\\d,]*(?:\\.\\d+)?(?:\\s*/\\s*\\d+)?';
const number = `₹?\\s*(${figure})`;
const replaces = new RegExp(
  `${number}[^\\d.?]{0,30}?\\b(?:instead of|rather than|in place of|and not|not|ki jagah)\\s*(?:the\\s+)?${number}`,
  'i',
);
const becomes = new RegExp(
  `${number}[^\\d.?]{0,20}?\\b(?:was|were|is|became|becomes|changed to|to|ko|ki jagah|ke bajaye?|hota|ho)\\b[^\\d.?]{0,12}${number}`,
  'i',
);

const clean = (text: string) =>
  text
    .replace(/[,₹]/g, '')
    .replace(/\s*\/\s*/g, '/')
    .trim();
export const valueOfText = (text: string): number => {
  const [, whole = '0', top = '', bottom = '1'] =
    /^(?:(\d+)\s+)?(\d+(?:\.\d+)?)(?:\/(\d+))?$/.exec(clean(text)) ?? [];
  return top === '' ? Number.NaN : Number(whole) + Number(top) / Number(bottom);
};

const factors: readonly (readonly [RegExp, number])[] = [
  [/\b(?:doubl\w*|dugn[ai]|twice)\b/i, 2],
  [/\b(?:tripl\w*|thrice|tigun[ai])\b/i, 3],
  [/\b(?:halved|aadh[aei]|half (?:of )?(?:the|that|as)|(?:was|were|is|be) half)\b/i, 0.5],
];

/** Ratios of a text, each with its parts. */
const ratiosIn = (text: string) =>
  (text.match(/\d+(?:\.\d+)?(?:\s*:\s*\d+(?:\.\d+)?)+/g) ?? []).map(one => one.split(/\s*:\s*/).map(Number));

/** '2 : 4 : 10' for '2 : 4 : 7': the parts that differ. */
function ratioIn(message: string, stem: string, places: readonly Place[]): Asked | null {
  for (const own of ratiosIn(message))
    for (const old of ratiosIn(stem)) {
      const from = places.findIndex((_, i) =>
        old.every((part, k) => near(places[i + k]?.value ?? Number.NaN, part)),
      );
      const differ = own.flatMap((part, i) => (near(part, old[i] ?? Number.NaN) ? [] : [i]));
      if (own.length !== old.length || from < 0 || differ.length === 0) continue;
      const factor = (own[0] ?? 0) / (old[0] ?? 1);
      const told = (parts: readonly number[]) => parts.join(' : ');
      if (own.every((part, i) => near(part, factor * (old[i] ?? 0))))
        return { is: 'same ratio', old: told(old), own: told(own) };
      const changes = differ.flatMap(i => {
        const place = places[from + i];
        return place ? [{ place, to: String(own[i]) }] : [];
      });
      return { is: 'change', changes };
    }
  return null;
}

/** 'what if f(5) = 32' of 'f(5) = 243'. */
function namedIn(message: string, stem: string, places: readonly Place[]): Asked | null {
  const [, name, own] = /(?<![a-z])([a-z]{1,2}(?:\(\w+\))?) ?= ?(-?\d[\d.]*)/i.exec(message) ?? [];
  if (name === undefined || own === undefined) return null;
  const told = new RegExp(`(?<![A-Za-z])${name.replace(/[()]/g, '\\$&')}\\s*=\\s*`, 'i').exec(stem);
  const place = told && places.find(({ at }) => at === told.index + told[0].length);
  return place && !near(place.value, Number(own)) ? { is: 'change', changes: [{ place, to: own }] } : null;
}

const timeOfDay = /(?<![\d:])(\d{1,2}):(\d{2})(?![\d:])\s*(?:[ap]\.?m\b|baje)/i;
/** The same without a word behind it, of a question that has times of day. */
const bareTime = /(?<![\d:])(\d{1,2}):(\d{2})(?![\d:])/;
/** A range, 'x 2 se 9 hota', is no number for another. */
const range = /\b[a-z] \W?\d[\d.]* (?:se|to|and|aur) \W?\d/i;

/** 'agar Bhavna 10:30 am pe nikalti' of one who leaves at 11:30 am: the hour, the minute or both. */
function clockIn(message: string, stem: string, places: readonly Place[]): Asked | null {
  const [told, hour, minute] = timeOfDay.exec(message) ?? bareTime.exec(message) ?? [];
  if (told === undefined || hour === undefined || minute === undefined) return null;
  const hours = places.filter(({ clock }) => clock === 'hour');
  const said = message.replace(told, ' ');
  const [place, ...more] = hours.length > 1 ? meantPlaces(said, [], hours, stem) : hours;
  const behind = place && places.find(({ at, clock }) => clock === 'minute' && at > place.at);
  if (!place || !behind || more.length > 0) return null;
  const changes = [
    { place, to: String(Number(hour)) },
    { place: behind, to: String(Number(minute)) },
  ].filter(({ place: { value }, to }) => !near(value, Number(to)));
  return changes.length > 0 ? { is: 'change', changes } : null;
}

/** The number that a message asks to be another; null where it asks for none. */
export function changeIn(written: string, stem: string): Asked | null {
  // What is said to come of it is no number of the question.
  const said = suppositionIn(written).supposed;
  // A long run of blanks would be tried from each of its places; 'n - 1' names no number, nor does a ratio that stays.
  const kept = ratiosIn(stem.replaceAll('$', '')).map(ratio => ratio.join(':'));
  const message = said
    .replace(/\s+/g, ' ')
    .replace(/(?<![a-z(^\d])[a-z] ?[-+] ?\d+(?![\d.])/gi, ' ')
    .replace(/\d+(?:\.\d+)?(?: ?: ?\d+(?:\.\d+)?)+/g, ratio =>
      kept.includes(ratio.replaceAll(' ', '')) ? ' ' : ratio,
    );
  const shown = placesIn(stem);
  if (range.test(message)) return null;
  const isTime = timeOfDay.test(said) || (bareTime.test(said) && shown.some(({ clock }) => clock === 'hour'));
  if (isTime) return clockIn(said, stem, shown);
  const places = shown.filter(({ clock }) => clock === null);
  const exact = ratioIn(message, stem, places) ?? namedIn(message, stem, places);
  if (exact) return exact;
  const placesOf = (text: string) => places.filter(({ value }) => near(value, valueOfText(text)));
  const one = (of: readonly Place[], to: string): Asked => {
    const [place, ...more] = of;
    if (!place) return { is: 'none', to: clean(to) };
    return more.length === 0
      ? { is: 'change', changes: [{ place, to: clean(to) }] }
      : { is: 'which', to: clean(to), places: of };
  };
  const among = (of: readonly Place[], to: string, words = message) =>
    one(meantPlaces(words, unitsSaid(message, to), of, stem), to);
  const [, last] = new RegExp(`(${figure}) ki jagah\\W*$`, 'i').exec(message) ?? [];
  const all = [...message.matchAll(new RegExp(figure, 'g'))].map(([text]) => text.trim());
  const other = all.find(text => !near(valueOfText(text), valueOfText(last ?? '')));
  if (last !== undefined && other !== undefined && placesOf(last).length > 0)
    return among(placesOf(last), other);
  const [, a, b] = replaces.exec(message) ?? becomes.exec(message) ?? [];
  if (a !== undefined && b !== undefined) {
    // '25 instead of 20', but '20 ki jagah 25' and '20 was 25'.
    const [from, to] = replaces.test(message) && !/ki jagah/i.test(message) ? [b, a] : [a, b];
    if (placesOf(from).length > 0) return among(placesOf(from), to);
    // 'If 4 became 9' of a question with no 4 puts no 4 in the place of its 9.
    if (placesOf(to).length > 0)
      return replaces.test(message) || !/\b(?:became|becomes|changed to|to|ko)\b/i.test(message)
        ? among(placesOf(to), from)
        : { is: 'none', to: clean(to) };
    // One for another of which the question has neither: it speaks of something else.
    if (replaces.test(message)) return null;
  }
  const fresh = all.filter(text => placesOf(text).length === 0);
  const repeated = all.filter(text => placesOf(text).length > 0);
  const [, factor] = factors.find(([words]) => words.test(message)) ?? [];
  if (factor !== undefined && fresh.length === 0) {
    const given = places.filter(({ value }) => value > 1);
    const meant = repeated[0] === undefined ? meantPlaces(message, [], given, stem) : placesOf(repeated[0]);
    const [place, ...more] = meant;
    if (place && more.length === 0) return one(meant, String(Number((factor * place.value).toFixed(6))));
  }
  const to = fresh.at(-1) ?? (all.length === 1 ? all[0] : undefined);
  if (to === undefined) return null;
  // One number for another, 'agar 20 ho 25', unless the stem's own is only said again: '73! x 25!' of 73 and 37.
  const [old] = repeated.length === 1 && fresh.length === 1 ? repeated : [];
  const between =
    old === undefined
      ? ''
      : message
          .slice(message.indexOf(old) + old.length, message.indexOf(to, message.indexOf(old) + old.length))
          .replace(/-*>|→/, ' ');
  const isOperated = /[-+*/^x×:!]|\b(?:and|aur|by|of|times|into)\b/i.test(between);
  if (old !== undefined && !isOperated && /^[%\s→>-]*(?:[a-z]+\s*){0,3}$/i.test(between))
    return among(placesOf(old), to);
  // None that the message says again, and none that is this number already.
  const others = places.filter(
    ({ value }) =>
      !near(value, valueOfText(to)) &&
      !repeated.some(text => fresh.length > 0 && near(value, valueOfText(text))),
  );
  // One is asked about only where nothing else can be meant.
  const large = others.filter(({ value }) => value !== 1);
  return among(large.length > 0 ? large : others, to);
}

/** What a message counts with its number. */
export function unitsSaid(message: string, to: string): readonly string[] {
  const at = message.lastIndexOf(to);
  const isMoney = /(?:₹|\brs\.?|\brupees?)\s*$/i.test(message.slice(0, at));
  return isMoney
    ? ['rupe', '₹']
    : unitsBehind(message.slice(at + to.length).replace(/^\s*rs\b/i, ' rupees')).units;
}
