import { near } from '../../maths/evaluate.ts';
import { stemmed } from '../../words/content.ts';

/** A number of a stem, with what stands around it. */
export interface Place {
  /** Where it begins in the stem, in characters. */
  at: number;
  value: number;
  /** As LaTeX. */
  tex: string;
  /** As one types it. */
  typed: string;
  /** The words before it, back to the number before or the begin of the clause. */
  phrase: string;
  before: readonly string[];
  /** The words behind it, up to the next number or the end of the clause. */
  behind: readonly string[];
  /** What is counted: `%`, `₹`, or the words right behind the number. */
  units: readonly string[];
  /** Whether it is the hour or the minute of a time of day. */
  clock: 'hour' | 'minute' | null;
  /** Its unit as one types it behind the number, with a blank where one belongs. */
  unit: string;
}

/** What Hindi words for things that are counted are called in a question. */
const counted: Readonly<Record<string, string>> = {
  dost: 'friend',
  saal: 'year',
  din: 'day',
  ghant: 'hour',
  ghante: 'hour',
  log: 'person',
  logo: 'person',
  peopl: 'person',
  admi: 'man',
  aadmi: 'man',
  rupay: 'rupe',
  bacch: 'child',
  gend: 'ball',
  kmph: 'km',
  sec: 'second',
  minut: 'minute',
  min: 'minute',
  metr: 'm',
  meter: 'm',
  metre: 'm',
  rais: 'rise',
  ris: 'rise',
  rose: 'rise',
  increas: 'rise',
  badh: 'rise',
  fell: 'fall',
  decreas: 'fall',
  reduc: 'fall',
  lower: 'fall',
};
/** The stem of a word, the same for what English and Hinglish call one thing. */
const counts = (word: string) => {
  const stem = stemmed(word.toLowerCase());
  return counted[word.toLowerCase()] ?? counted[stem] ?? stem;
};

const saysNothing =
  /^(?:the|and|was|were|what|if|is|it|instead|agar|hota|hote|ho|then|for|that|with|are|its|there|be|to|suppose|hai|ki|ka|ke|ko|of|an|had|has|have|would|will|aur|na|we|i|you|u|only|now|just|then|how|about|say|answer|ans|same|different|more|less|kya|to|toh|so|ya|or|let)$/i;

/** Words of a text in order, a comparison as a difference; names of one letter as well. */
function wordsOf(text: string): string[] {
  const words = (text.replace(/\bavg\b/gi, 'average').match(/[a-z]+(?:[’'][a-z]+)?/gi) ?? [])
    .filter(word => !saysNothing.test(word) && word !== 'a')
    .map(counts);
  const compares = /\b(?:more|less|\w+er) than\b|\bdiffer\w*\b|\bantar\b|\bfark\b/i.test(text);
  return compares ? [...words, 'subtract'] : words;
}

const prepositions =
  /^(?:of|in|at|by|per|and|to|for|from|on|than|as|is|are|was|were|or|with|more|less|each|long|away|apart|a|an|the|i|respectively|but|when|if|it|have|has|do|does|can|he|she|they|his|her|after|before|will|would|takes?|one|while|who|which|that)$/i;

/** What is counted by the number before a text. */
export function unitsBehind(text: string): { units: string[]; unit: string } {
  const behind = text.replace(/^[\s$}]*/, '');
  if (/^(?:\\?%|per ?cent|pratishat)/i.test(behind)) return { units: ['%'], unit: '%' };
  if (/^\^\{?\\circ|^°/.test(behind)) return { units: ['°'], unit: '°' };
  const [said = ''] = /^[^.,;:?!()$\d=+*/^<>-]*/.exec(behind.replace(/\\text\{([^}]*)\}/, '$1')) ?? [];
  const words = said.trim().split(/\s+/).filter(Boolean);
  const end = words.findIndex(word => prepositions.test(word) || !/^[a-z/]+$/i.test(word));
  const own = (end < 0 ? words : words.slice(0, end)).slice(0, 3);
  return {
    units: own.flatMap(word => word.split('/')).map(counts),
    unit: own.map(word => ` ${word}`).join(''),
  };
}

const number =
  /(\d*)\\[dt]?frac\{((?:\d|\{,\})+)\}\{((?:\d|\{,\})+)\}|(?<!\d)[1-9]\d{0,2}(?:(?:\{,\}|,)\d{2})*(?:\{,\}|,)\d{3}(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?/g;

const plain = (text: string) =>
  text
    .replace(/\\text\{([^}]*)\}/g, '$1')
    .replace(/\\[a-z]+|\\[,;]/g, ' ')
    .replace(/[$\\{}]/g, '');

const clauses = /[.;:?!]\s|,\s/;
const joins = /^(?:and|but|or)\s+/i;

/** The numbers of a stem, those of exponents and indices left out. */
export function placesIn(stem: string): Place[] {
  const all = [...stem.matchAll(number)].map(found => ({ found, end: found.index + found[0].length }));
  const places: Place[] = [];
  for (const [i, { found, end }] of all.entries()) {
    const [tex, whole = '', above, below] = found;
    const [top, bottom] = [above, below].map(part => part?.replaceAll('{,}', ''));
    if (/[_^]\{?-?$/.test(stem.slice(0, found.index))) continue;
    const between = plain(stem.slice(i === 0 ? 0 : (all[i - 1]?.end ?? 0), found.index));
    const clause = (between.split(clauses).at(-1) ?? '').replace(/₹\s*$/, '').trim();
    // The unit of the number before belongs to that.
    const unitless = i > 0 && !clauses.test(between);
    const own = unitless ? clause.replace(/^(?:%|°|[a-z]{1,2}(?:\/[a-z]+)?(?= |$))\s*/, '') : clause;
    // 'A beats B by 60 m and C by 72 m': A beats C by 72.
    const before = [...(unitless && joins.test(own) ? (places.at(-1)?.before ?? []) : []), ...wordsOf(own)];
    const rest = stem.slice(end, all[i + 1]?.found.index ?? stem.length);
    const isMoney = /₹\s?\$?$/.test(stem.slice(0, found.index));
    const { units, unit } = isMoney ? { units: ['rupe', '₹'], unit: '' } : unitsBehind(rest);
    const bare = tex.replace(/\{,\}|,/g, '');
    places.push({
      at: found.index,
      value: top === undefined ? Number(bare) : Number(whole) + Number(top) / Number(bottom),
      tex,
      typed: `${isMoney ? '₹' : ''}${top === undefined ? bare : `${whole} ${top}/${bottom}`.trim()}`,
      phrase: own.replace(joins, ''),
      before,
      behind: wordsOf(plain(rest).split(/[.;:?!,]\s|\b(?:and|or|but)\b/)[0] ?? ''),
      units,
      unit,
      clock: /^:\d\d/.test(stem.slice(end))
        ? 'hour'
        : /\d:$/.test(stem.slice(0, found.index))
          ? 'minute'
          : null,
    });
  }
  return places;
}

/** How many words two lists have in common in their order, each weighed. */
function inOrder(one: readonly string[], other: readonly string[], weigh: (word: string) => number): number {
  const best: number[] = Array(other.length + 1).fill(0);
  for (const word of one) {
    let diagonal = 0;
    for (const [k, own] of other.entries()) {
      const above = best[k + 1] ?? 0;
      best[k + 1] = word === own ? diagonal + weigh(word) : Math.max(above, best[k] ?? 0);
      diagonal = above;
    }
  }
  return best.at(-1) ?? 0;
}

const ordinals = ['first|pehl[ai]', 'second|d(?:oo|u)sr[ai]', 'third|teesr[ai]', 'fourth|chauth[ai]'].map(
  words => new RegExp(`\\b(?:${words})\\b`, 'i'),
);

/** How much better than the next a place has to be. */
const leastLead = 0.25;

/**
 * The places that words may mean, those of their `units` where there are any: one, where the phrase around it says so, else
 * all that could be meant.
 */
export function meantPlaces(
  said: string,
  units: readonly string[],
  places: readonly Place[],
  stem: string,
): readonly Place[] {
  const nth = ordinals.findIndex(ordinal => ordinal.test(said));
  const different = (of: readonly Place[]) =>
    of.filter((one, i) => one.value > 1 && of.findIndex(({ value }) => near(value, one.value)) === i);
  // 'The first number' is the first in the question, unless that calls one so.
  const [, called] = /\b(\w+ (?:number|value|sankhya))\b/i.exec(said) ?? [];
  if (nth >= 0 && called && ordinals[nth]?.test(called) && !stem.toLowerCase().includes(called.toLowerCase()))
    return different(places).slice(nth, nth + 1);
  // A number that is told without its unit may have any.
  const ofUnit = places.filter(place => place.units.some(unit => units.includes(unit)));
  const of = ofUnit.length > 0 ? ofUnit : places;
  if (of.length < 2) return of;
  const words = wordsOf(said);
  const weigh = (word: string) =>
    1 / Math.max(1, of.filter(({ before, behind }) => [...before, ...behind].includes(word)).length);
  const score = ({ before, behind, units: own }: Place) =>
    inOrder(words, before, weigh) +
    words
      .filter(word => behind.includes(word) && !own.includes(word))
      .reduce((sum, word) => sum + weigh(word) / 2, 0);
  const scored = of.map(place => ({ place, worth: score(place) })).toSorted((a, b) => b.worth - a.worth);
  const [best, next] = scored;
  if (best && next && best.worth - next.worth >= leastLead) return [best.place];
  // 'The second pipe', where the question itself does not count them.
  const meant = nth >= 0 && !ordinals.some(ordinal => ordinal.test(stem)) ? different(of)[nth] : undefined;
  return meant
    ? [meant]
    : scored.filter(({ worth }) => !best || best.worth - worth < leastLead).map(({ place }) => place);
}
