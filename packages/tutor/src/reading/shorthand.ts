import { near, numberOf } from '../maths/evaluate.ts';

/** A time of day: `9:40 am`, `9 pm`. */
const clock = String.raw`(\d{1,2})(?:[:.]([0-5]\d))? ?([ap])\.?m\b\.?`;
/** The same without am and pm, which only a span of two shows to be one. */
const bareClock = String.raw`(\d{1,2}):([0-5]\d)(?: ?(?:hrs?|h|baje)\b)?`;
const until = String.raw`\s*(?:to|se|till|until)\s*`;
const spanOf = (time: string) => new RegExp(`(?<![\\d:.])${time}${until}${time}(?![:\\d])`, 'gi');
const spans = [spanOf(clock), spanOf(bareClock)] as const;
const isClocked = new RegExp(`(?<![\\d:.])${clock}`, 'i');

/** The hours from midnight of a time of day. */
const hoursOf = (hour = '', minute = '0', half = ''): number => {
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return hours + Number(minute) / 60;
};
type Time = readonly [hour?: string | undefined, minute?: string | undefined, half?: string | undefined];
/** Times without am and pm are marked, so that a ratio is none. */
const shownTime = ([hour, minute = '00', half]: Time) =>
  half === undefined ? `@${hour}:${minute}` : `${hour}:${minute} ${half}m`;

/** A time as its reader takes it: its hours, and how it is shown. */
export const clockAt = new RegExp(`${clock}|@${bareClock}`, 'iy');
export function clockToken([, hour, minute, half, other, more]: RegExpExecArray): {
  value: number;
  text: string;
} {
  return half === undefined
    ? { value: hoursOf(other, more), text: `${other}{:}${more}` }
    : {
        value: hoursOf(hour, minute, half),
        text: `${hour}{:}${minute ?? '00'}\\text{ ${half.toLowerCase()}m}`,
      };
}

/** Times of day with what lies between them: `9:40 am to 11:10 am` is a difference; minutes beside a time are parts of hours. */
function clocked(text: string): string {
  const [full, bare] = spans;
  const between = (from: Time, to: Time, day: number) => {
    const [a, b] = [hoursOf(...from), hoursOf(...to)];
    return ` (${shownTime(to)} ${b < a ? `+ ${day} ` : ''}- ${shownTime(from)}) hours `;
  };
  const out = text
    .replace(full, (_all, ...[h1, m1, half1, h2, m2, half2]: string[]) =>
      between([h1, m1, half1], [h2, m2, half2], 24),
    )
    .replace(/\bratio\b/i.test(text) ? /(?!)/ : bare, (_all, ...[h1, m1, h2, m2]: string[]) =>
      between([h1, m1], [h2, m2], Number(h1) > 12 ? 24 : 12),
    );
  const told = out.replace(/(?<=m\) hours|\d\) hours)\s+(?=\d+(?:\.\d+)? ?(?:h|min))/gi, ' = ');
  return isClocked.test(text) ? told.replace(/(?<=[+-] ?)(\d+) ?min\w*/gi, '$1/60 hours') : told;
}

/** Whether a line of numbers holds, words before its first number aside. */
function holdsAs(line: string): boolean {
  const values = line.split('=').map(side =>
    numberOf(
      side
        .replace(/\b(?:of|ka|ki|x)\b|×/gi, '*')
        .replace(/₹|\brs\.?/gi, '')
        .replace(/(?<=\d)(?:,(?=\d{2,3}))/g, '')
        .replace(/^\s*(?:[a-z]{2,}\s+)+/i, ''),
    ),
  );
  const [first] = values;
  return (
    values.length > 1 && typeof first === 'number' && values.every(one => one !== null && near(one, first))
  );
}

/** A number with k behind it: 40k. */
const withK = /(?<![\w.])(\d+(?:\.\d+)?)k(?![\w])/gi;

/** 'k' for thousand, where a line holds with it: '20% of 40k = 8000'. Else it is a letter. */
const inThousands = (text: string): string =>
  text
    .split(/(\n|;|,\s|\bso\b|\bto\b|\baur\b|\band\b)/)
    .map(line => {
      const told = line.replace(withK, '($1*1000)');
      return told !== line && holdsAs(told)
        ? line.replace(withK, (_all, n: string) => String(Number(n) * 1000))
        : line;
    })
    .join('');

const oneOf = {
  half: [0.5, '/2'],
  aadha: [0.5, '/2'],
  adha: [0.5, '/2'],
  double: [2, '*2'],
  twice: [2, '*2'],
  dugna: [2, '*2'],
  triple: [3, '*3'],
} as const;

/** '22.5 half 11.25': a number, what is made of it, and the result. */
const made = (text: string): string =>
  text.replace(
    new RegExp(
      `(?<![\\w.])(\\d+(?:\\.\\d+)?),? (${Object.keys(oneOf).join('|')}) (\\d+(?:\\.\\d+)?)(?![\\w.%])`,
      'gi',
    ),
    (all: string, of: string, word: string, result: string) => {
      const [by, sign] = oneOf[word.toLowerCase() as keyof typeof oneOf];
      return near(Number(of) * by, Number(result)) ? ` ${of}${sign} = ${result} ` : all;
    },
  );

/** A term with a letter: `n`, `n + 1`, `2x - 3`. */
const term = String.raw`\(?\d*[a-z](?:\s*[-+]\s*\d+)?\)?`;
const joins = 'sum|total|jod|product|average|avg|mean';
const terms = String.raw`((?<![\w^*/(+-])${term}(?:\s*,\s*${term})*\s*(?:,|,?\s*and|,?\s*aur)\s*${term}(?![\w^(*/]))`;
const termsFirst = new RegExp(
  String.raw`${terms}\s*[:;,.-]?\s+(?:(?:so|their|the|ka|toh?|ki|inka|has|have)\s+)*(${joins})\b\s*(?:=|is\b|:|hai\b)?`,
  'gi',
);
const wordFirst = new RegExp(String.raw`\b(${joins})\s+of\s+${terms}`, 'gi');

/** 'n, n+1, n+2: sum 3n+3': several terms in a letter, and what they make together. */
function together(text: string): string {
  const spelt = (list: string, word: string) => {
    const all = list.split(/\s*(?:,|\band\b|\baur\b)\s*/).filter(Boolean);
    if (!all.some(one => /[-+]/.test(one)) && new Set(all).size === 1) return null;
    const low = word.toLowerCase();
    const each = all.map(one => `(${one.replace(/[()]/g, '')})`);
    if (low === 'product') return ` ${each.join('*')} `;
    const sum = each.join(' + ');
    return /^(?:average|avg|mean)$/.test(low) ? ` (${sum})/${all.length} ` : ` ${sum} `;
  };
  return text
    .replace(wordFirst, (found: string, word: string, list: string) => spelt(list, word) ?? found)
    .replace(termsFirst, (found: string, list: string, word: string) => {
      const sum = spelt(list, word);
      return sum === null ? found : `${sum}= `;
    });
}

/** Words before a line that belong to no calculation: what is done to both sides, what a line is about. */
const asides =
  /\b(?:(?:take|taking|apply\w*|use|using|lo|leke|lekar)\s+)?(?:log(?:s|arithms?)?|(?:square )?root|squar\w+)\s+(?:(?:on|of|to|from)\s+)?(?:both|dono)(?:\s+the)?\s+sides?\b|\b(?:(?:last|first|next)\s+\d+\s+[a-z]+|(?:day|week|month|year|round|case|term|row|pair|game|match|trip|group|hour|din|saal)\s+\d+)\s*:\s+/gi;
const denied =
  /=(?=\s*(?:[^=<>;,.\n]|\.\d)*[\d)a-z%]\s+(?:nahi|nhi|nahin)\b(?:\s+(?:hai|h|he))?\s*(?:[.;,!\n]|$))(?<=^[^=\n]*=)/gim;
const inWords = (text: string): string =>
  text
    .replace(asides, ' ; ')
    .replace(
      /(\d+)\s*(?:\*|x|×|and|aur|,|&)\s*(\d+)\s+(?:has|have|having|ka|ki|ke)\s+(?:an?\s+)?(hcf|gcd|lcm)\s*(?:is|=|hai|of|as)?\s*(?=\d)/gi,
      ' $3($1, $2) = ',
    )
    // 'Minus 15^2 = 225' says what is done with the result.
    .replace(/(?<=^|[;\n]|\.\s|,\s)\s*minus\s+([^=;\n]*=[^=;,\n]*)/gi, (all: string, line: string) =>
      holdsAs(line) ? ` ; ${line}` : all,
    )
    .replace(denied, '≠');

/** What students write shorter than its signs: times of day, thousands, halves, terms and their sum, words for signs. */
export const unshortened = (text: string): string => inWords(together(made(inThousands(clocked(text)))));
