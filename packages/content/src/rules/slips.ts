import { showsKey } from '../slip-words.ts';
import type { Rule } from './rule.ts';

/** Every slip has the number of the wrong step in the written solution. */
export const run: Rule = ({ options, solution }) =>
  options.flatMap(({ letter, slip }) =>
    slip && !(slip.step >= 1 && slip.step <= solution.steps.length)
      ? [`slip ${letter} goes wrong in no step of the solution`]
      : [],
  );

/** No slip shows the key, which a student could read before a second attempt. */
export const keyInSlip: Rule = ({ options, stem }) => {
  const key = options.find(o => o.slip === null)?.text ?? '';
  return options.flatMap(({ letter, slip }) =>
    slip && showsKey(slip.words, key, stem) ? [`slip ${letter} shows the key ${key}`] : [],
  );
};

/** LaTeX without letters that are not variables: words, commands, permutations. */
const bareTex = (tex: string) =>
  tex
    .replace(/\\(?:text|mathrm|operatorname)\{[^{}]*\}/g, ' ')
    .replace(/\\[a-zA-Z]+/g, ' ')
    .replace(/\{\}\^\{?[^{}]*\}?[PC]_/g, ' ');

/** The letters of the formulas of a text. */
const lettersIn = (text: string): Set<string> =>
  new Set(
    text
      .split('$')
      .filter((_, i) => i % 2 === 1)
      .flatMap(formula => bareTex(formula).match(/[a-zA-Z]/g) ?? []),
  );

/** Letters named in words: the P of 'the point P', the corners of 'triangle ABC'. */
const namedLetters = (text: string): string[] =>
  (text.match(/\b(?:[A-Z]{1,6}|[b-hj-z])\b/g) ?? []).flatMap(name => [...name]);

/** Letters in a slip occur in the stem or the figure, or are defined in the slip: the student has read nothing else. */
export const letters: Rule = ({ options, stem, figure }) => {
  const seen = `${stem} ${figure?.alt ?? ''} ${figure?.svg.replace(/<[^>]*>/g, ' ') ?? ''}`;
  const known = new Set([...lettersIn(stem), ...namedLetters(seen)]);
  return options.flatMap(({ letter, slip }) => {
    if (!slip || /\b(?:let|where|call|write)\b/i.test(slip.words)) return [];
    const strange = [...lettersIn(slip.words)].filter(sign => !known.has(sign));
    return strange.length > 0
      ? [`slip ${letter} speaks of ${strange.join(', ')}, which the stem does not have`]
      : [];
  });
};
