import { titled } from '../../question.ts';
import { inTongue, type Said } from '../../words/hinglish.ts';
import type { Asked, Ways } from '../situation.ts';

const bounds: readonly (readonly [RegExp, string])[] = [
  [/\b(?:not (?:less|fewer|lower|smaller) than|at ?least|minimum of|kam se kam|>=|≥)/i, 'at least'],
  [
    /\b(?:not (?:more|greater|larger|over) than|at ?most|no more than|maximum of|not exceed\w*|up ?to|[zj]yada se [zj]yada|<=|≤)/i,
    'at most',
  ],
  [/\b(?:more than|greater than|above|exceed\w*)/i, 'more than'],
  [/\b(?:less than|fewer than|below|under)\b/i, 'less than'],
];
/** Words of a bound by the side of it that they mean. */
const isUp = /\b(?:at ?least|minimum|min|or more|zyada|jyada|upar|above|more|greater|bada|>=?|include\w*)/i;
const isDown = /\b(?:at ?most|maximum|max|or less|kam|neeche|below|less|smaller|chota|<=?)/i;

/** Which side a phrase such as 'not less than' means, for who asks whether it is 'at least' or 'at most'. */
export function boundsAsked(
  { question: { stem }, message }: Asked,
  [left = '', right = '']: readonly string[],
): Ways {
  const [, counted] = /(\d[\d.]*) (?:bhi|khud|also|included?|itself)\b/i.exec(message) ?? [];
  // 'at most 8 matlab 8 bhi chalega ya 7 tak'.
  const [, bound] =
    bounds.find(([form]) =>
      [message, stem].some(text => {
        const at = form.exec(text);
        const [number] = /\d[\d.]*/.exec(text.slice((at?.index ?? 0) + (at?.[0].length ?? 0))) ?? [];
        return at !== null && number?.replace(/\.$/, '') === counted;
      }),
    ) ?? [];
  if (counted && bound) {
    const isIn = bound === 'at least' || bound === 'at most';
    const text = inTongue(message)(
      isIn
        ? [`Yes, ${counted} itself counts.`, `Haan, ${counted} bhi chalega.`]
        : [`No, ${counted} itself does not count.`, `Nahi, ${counted} khud nahi chalega.`],
    );
    return [[{ id: `asking:bound:${counted}`, text }]];
  }
  const sides = [left, right].map(one => one.replace(/.*\b(?:matlab|means?)\b/i, ''));
  const up = sides.find(one => isUp.test(one) && !isDown.test(one));
  const down = sides.find(one => isDown.test(one) && !isUp.test(one));
  if (up === undefined || down === undefined) return [];
  const asked = sides.reduce((text, one) => text.replace(one, ' '), message);
  const said = bounds.find(([form]) => form.test(asked)) ?? null;
  // Of a bound that only the question has, the two readings have to be named.
  const isNamed = sides.every(one =>
    /\b(?:at ?least|at ?most|or more|or less|include\w*|count\w*)\b/i.test(one),
  );
  const found = said ?? (isNamed ? bounds.find(([form]) => form.test(stem)) : undefined);
  if (!found) return [];
  const [form, name] = found;
  const phrase = form.exec(said ? asked : stem)?.[0] ?? '';
  const isAtLeast = name === 'at least' || name === 'more than';
  const word = titled(
    (isAtLeast ? up : down)
      .trim()
      .replace(/\b(?:hai|h|hoga|karu|lu)\b.*$/i, '')
      .trim(),
  );
  const equal: Said =
    name === 'more than' || name === 'less than'
      ? [', and the number itself does not count', ', aur wo number khud nahi chalega']
      : [', and the number itself counts too', ', aur wo number khud bhi chalega'];
  const means: Said = isAtLeast
    ? [`that many or more`, 'utna ya zyada']
    : ['that many or fewer', 'utna ya kam'];
  const strict = name === 'more than' || name === 'less than';
  const tell = inTongue(message);
  return [
    [
      {
        id: `asking:bound:${name}:${phrase}`,
        text: tell([
          `${word}. “${phrase}” means ${strict ? name : means[0]}${equal[0]}.`,
          `${word}. “${phrase}” ka matlab ${strict ? (isAtLeast ? 'usse zyada' : 'usse kam') : means[1]}${equal[1]}.`,
        ]),
      },
    ],
  ];
}
