import { categories } from '@twelvefold/content';
import type { CsvRow } from '../../../platform/csv/reading.ts';
import type { Question } from '../editing.ts';
import type { ItemRow } from '../store.ts';
import { type Refusal, readAnswer, readOptions, storedOptions } from './options.ts';

/** A row that can be stored: the question, what is doubtful about it, and where its picture is. */
export interface ReadRow {
  question: Question;
  warnings: Refusal[];
  imageUrl: string;
}

export const requiredColumns = ['stem', 'answer', 'mcq_options'] as const;
const solutionColumns = [
  'snap_read',
  'solution_approach',
  'detailed_solution',
  'principle_to_remember',
] as const;

/** Tags of HTML, by the names they have: `a<b>c` in a text is none of them unless it is closed like one. */
const tag =
  /<\/?(?:a|abbr|b|blockquote|body|br|button|center|code|div|em|embed|font|form|h[1-6]|head|hr|html|i|iframe|img|input|li|link|math|meta|object|ol|option|p|pre|s|script|section|select|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|textarea|th|thead|tr|u|ul|video)(?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*\s*\/?>/gi;
const withContent = /<(script|style|iframe)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;

const withoutTags = (text: string) =>
  text.includes('<') ? text.replace(withContent, '').replace(tag, '') : text;

/** Whether dollar signs pair, and braces close between them. */
function mathsIsWhole(text: string): boolean {
  const parts = text.replace(/\\\\/g, '').replace(/\\[$]/g, '').split('$');
  if (parts.length % 2 === 0) return false;
  return parts.every((part, i) => {
    if (i % 2 === 0) return true;
    let depth = 0;
    for (const [sign] of part.replace(/\\[{}]/g, '').matchAll(/[{}]/g)) {
      depth += sign === '{' ? 1 : -1;
      if (depth < 0) return false;
    }
    return depth === 0;
  });
}

const bands = ['Easy', 'Medium', 'Hard'] as const;

function bandOf(cell: string): ItemRow['band'] | null {
  const text = cell.trim().toLowerCase();
  return (
    bands.find((band, i) => band.toLowerCase() === text || String(i + 1) === text.replace(/\.0+$/, '')) ??
    null
  );
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

const types = categories.flatMap(category =>
  category.subcategories.flatMap(subcategory =>
    subcategory.types.map(type => ({ category, subcategory, type })),
  ),
);

/** The type of question that a row's columns name, by code or by name; null where they name none or several. */
export function typeOf(cells: CsvRow['cells']): (typeof types)[number] | null {
  const code = cells.type_code || cells.type || '';
  const byCode = types.find(({ type }) => same(type.code, code));
  if (byCode) return byCode;
  const name = cells.type || cells.type_of_question || '';
  const named = types.filter(
    ({ type, subcategory, category }) =>
      same(type.name, name) &&
      (!cells.subcategory ||
        same(subcategory.name, cells.subcategory) ||
        same(subcategory.code, cells.subcategory)) &&
      (!cells.category || same(category.name, cells.category) || same(category.code, cells.category)),
  );
  return (named.length === 1 && named[0]) || null;
}

/** The letter a solution ends on, where it says one. */
const letterIn = (solution: string) =>
  [...solution.matchAll(/\b(?:option|answer(?: is)?|choice)\s*:?\s*\(?([A-D])\)?(?![\w$])/g)].at(-1)?.[1] ??
  null;

const warn = (code: string, column: string, message: string): Refusal => ({ code, column, message });

function warningsOf(question: Question, cells: CsvRow['cells'], stripped: string[]): Refusal[] {
  const { solution, key, options, stem } = question;
  const texts: [string, string][] = [
    ['stem', stem],
    ...options.map(({ text }): [string, string] => ['mcq_options', text]),
    ...solutionColumns.map((name): [string, string] => [name, solution[name]]),
  ];
  const named = letterIn(solution.detailed_solution);
  return [
    ...(typeOf(cells) ? [] : [warn('type_unknown', 'type', 'The type of question is not known yet.')]),
    ...(bandOf(cells.difficulty ?? cells.difficulty_band ?? '')
      ? []
      : [warn('difficulty_unknown', 'difficulty', 'The difficulty is not known yet.')]),
    ...solutionColumns
      .filter(name => solution[name].trim() === '')
      .map(name => warn('solution_part_missing', name, 'A part of the solution is missing.')),
    ...texts
      .filter(([, text]) => !mathsIsWhole(text))
      .map(([name]) => warn('maths_unbalanced', name, 'A formula is not closed.')),
    ...(named && named !== key
      ? [
          warn(
            'solution_disagrees',
            'detailed_solution',
            `The solution ends on ${named}, the answer is ${key}.`,
          ),
        ]
      : []),
    ...stripped.map(name => warn('html_removed', name, 'HTML was taken out of the text.')),
  ];
}

/** Seconds, where the taxonomy says none. */
const usualSeconds = 100;

/** What a row says of a question, or why it is refused. Texts stay as they are, but for HTML. */
export function readRow({
  cells,
  problem,
}: CsvRow): { ok: true; value: ReadRow } | { ok: false; refusal: Refusal } {
  const refused = (code: string, column: string, message: string) =>
    ({ ok: false, refusal: { code, column, message } }) as const;
  if (problem) return refused('row_unreadable', '', problem);
  const stripped: string[] = [];
  const plain = (name: string, text = cells[name] ?? '') => {
    const without = withoutTags(text);
    if (without !== text) stripped.push(name);
    return without;
  };
  const stem = plain('stem');
  if (stem.trim() === '') return refused('stem_missing', 'stem', 'The stem is missing.');
  const options = readOptions(cells.mcq_options ?? '');
  if (!options.ok) return options;
  const answer = readAnswer(cells.answer ?? '', options.value);
  if (!answer.ok) return answer;
  const place = typeOf(cells);
  const band = bandOf(cells.difficulty ?? cells.difficulty_band ?? '') ?? 'Medium';
  const seconds = Number(cells.target_seconds);
  const question: Question = {
    type: place?.type.code ?? '',
    band,
    form: null,
    stem,
    options: storedOptions(options.value.map(text => plain('mcq_options', text))),
    key: answer.value,
    solution: {
      snap_read: plain('snap_read'),
      solution_approach: plain('solution_approach'),
      detailed_solution: plain('detailed_solution'),
      principle_to_remember: plain('principle_to_remember'),
      steps: [],
    },
    figure: null,
    target_seconds:
      Number.isInteger(seconds) && seconds >= 1 && seconds <= 3600
        ? seconds
        : (place?.subcategory.targetSeconds[bands.indexOf(band)] ?? usualSeconds),
  };
  return {
    ok: true,
    value: {
      question,
      warnings: warningsOf(question, cells, [...new Set(stripped)]),
      imageUrl: (cells.image_url ?? '').trim(),
    },
  };
}
