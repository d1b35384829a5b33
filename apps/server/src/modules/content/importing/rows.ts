import { categories } from '@twelvefold/content';
import { provedOption } from '@twelvefold/tutor';
import type { CsvRow } from '../../../platform/csv/reading.ts';
import type { Question } from '../editing.ts';
import type { ItemRow } from '../store.ts';
import { doubtsOf, warn } from './doubts.ts';
import {
  blank,
  letters,
  type Refusal,
  readAnswer,
  readOptions,
  shortened,
  storedOptions,
} from './options.ts';
import { withoutEntities, withoutTags } from './plain-text.ts';
import type { Lack } from './schema.ts';
import { bands, usualSeconds } from './target-seconds.ts';

/** An acceptable row: question, missing fields, warnings, address of the picture. */
export interface ReadRow {
  question: Question;
  lacks: readonly Lack[];
  warnings: Refusal[];
  imageUrl: string;
}

export const requiredColumns = ['stem', 'answer', 'mcq_options'] as const;
/** The band in a cell: a word, or a difficulty score of 1 to 3. */
export function bandOf(cell: string): ItemRow['band'] | null {
  const text = cell.trim().toLowerCase();
  return (
    bands.find((band, i) => band.toLowerCase() === text || String(i + 1) === text.replace(/\.0+$/, '')) ??
    null
  );
}

const folded = (text: string | undefined) => (text ?? '').normalize('NFKC').trim().toLowerCase();

const types = categories.flatMap(category =>
  category.subcategories.flatMap(subcategory =>
    subcategory.types.map(type => ({ category, subcategory, type })),
  ),
);
type Place = (typeof types)[number];

const byCode = new Map(types.map(place => [folded(place.type.code), place]));
const byName = Map.groupBy(types, ({ type }) => folded(type.name));

const names = (cell: string | undefined, { code, name }: { code: string; name: string }) =>
  !cell || [folded(code), folded(name)].includes(folded(cell));

/** The type in a row, by code or name; null for none or several. */
export function typeOf(cells: CsvRow['cells']): Place | null {
  const place = byCode.get(folded(cells.type_code || cells.type));
  if (place) return place;
  const named = (byName.get(folded(cells.type || cells.type_of_question)) ?? []).filter(
    ({ subcategory, category }) => names(cells.subcategory, subcategory) && names(cells.category, category),
  );
  return (named.length === 1 && named[0]) || null;
}

function warningsOf(question: Question, cells: CsvRow['cells'], stripped: string[]): Refusal[] {
  const difficulty = cells.difficulty || cells.difficulty_band || '';
  return [
    ...(typeOf(cells) ? [] : [typeUnknown(cells)]),
    ...(bandOf(difficulty) ? [] : [difficultyUnknown(difficulty)]),
    ...doubtsOf(question),
    ...stripped.map(name => warn('html_removed', name, 'HTML was taken out of the text.')),
  ];
}

const typeUnknown = ({ type_code, type, type_of_question }: CsvRow['cells']) => {
  const given = shortened(type_code || type || type_of_question || '');
  const words =
    given === ''
      ? 'The type of question is not known yet.'
      : `"${given}" is not the name or code of one type of the taxonomy.`;
  return warn('type_unknown', 'type', words);
};

const difficultyUnknown = (given: string) =>
  warn(
    'difficulty_unknown',
    'difficulty',
    blank(given)
      ? 'The difficulty is not known yet.'
      : `The difficulty "${shortened(given)}" is none of Easy, Medium and Hard.`,
  );

/** Range at the desk, in seconds. */
const seconds = { least: 10, most: 1800 };

/** Maximum of characters of a stem or option, as at the desk. */
const textMost = 6000;

function secondsOf(cell: string | undefined, place: Place | null, band: ItemRow['band']): number {
  const given = Number(cell);
  if (Number.isInteger(given) && given >= seconds.least && given <= seconds.most) return given;
  return usualSeconds(place?.type.code ?? '', band);
}

const refused = (code: string, column: string, message: string) =>
  ({ ok: false, refusal: { code, column, message } }) as const;

/** The address of a picture; empty for words like 'none'. */
export const linkIn = (cell = ''): string =>
  /^\s*(?:-|n\/?a|nil|none|null)\s*$/i.test(cell) ? '' : cell.trim();

/** Parses a row, or gives the reason to refuse it. Texts are kept except for HTML. */
export function readRow({
  cells,
  problem,
}: CsvRow): { ok: true; value: ReadRow } | { ok: false; refusal: Refusal } {
  if (problem) return refused('row_unreadable', '', problem);
  if (Object.values(cells).every(blank)) return refused('stem_missing', 'stem', 'The row is empty.');
  const stripped = new Set<string>();
  const plain = (name: string, text = cells[name] ?? '') => {
    const without = withoutEntities(withoutTags(text));
    if (without !== text) stripped.add(name);
    return without;
  };
  const stem = plain('stem');
  if (blank(stem)) return refused('stem_missing', 'stem', 'The stem is missing.');
  const options = readOptions(cells.mcq_options ?? '', text => plain('mcq_options', text));
  if (!options.ok) return options;
  const proved = letters[provedOption(stem, options.value.texts) ?? -1];
  const given = readAnswer(plain('answer'), options.value.texts);
  // A row without an answer becomes a draft when the stem proves one.
  const answer = proved && blank(cells.answer ?? '') ? ({ ok: true, value: proved } as const) : given;
  if (!answer.ok) return answer;
  for (const [name, text] of [
    ['stem', stem],
    ...options.value.texts.map(one => ['mcq_options', one]),
  ] as const)
    if (text.length > textMost)
      return refused(
        'text_too_long',
        name,
        `A text has at most ${textMost.toLocaleString('en-IN')} characters.`,
      );
  const place = typeOf(cells);
  const givenBand = bandOf(cells.difficulty || cells.difficulty_band || '');
  const band = givenBand ?? 'Medium';
  const lacks: Lack[] = [];
  if (!place) lacks.push('type');
  if (!givenBand) lacks.push('band');
  if (!given.ok) lacks.push('answer');
  const question: Question = {
    type: place?.type.code ?? '',
    band,
    form: null,
    stem,
    options: storedOptions(options.value.texts),
    key: answer.value,
    solution: {
      snap_read: plain('snap_read'),
      solution_approach: plain('solution_approach'),
      detailed_solution: plain('detailed_solution'),
      principle_to_remember: plain('principle_to_remember'),
      steps: [],
    },
    figure: null,
    target_seconds: secondsOf(cells.target_seconds, place, band),
  };
  const doubled = options.value.mended
    ? [
        warn(
          'backslash_doubled',
          'mcq_options',
          'Backslashes of formulas are written twice in JSON: they were doubled.',
        ),
      ]
    : [];
  const warnings = [
    ...warningsOf(question, cells, [...stripped]),
    ...doubled,
    ...(proved ? answerDoubts(proved, answer.value, given.ok) : []),
    ...asked(cells),
  ];
  return { ok: true, value: { question, lacks, warnings, imageUrl: linkIn(cells.image_url) } };
}

/** Doubts when the stem's equation proves another answer, or the missing one. */
function answerDoubts(proved: string, answer: string, isGiven: boolean): Refusal[] {
  if (!isGiven)
    return [
      warn(
        'answer_proposed',
        'answer',
        `The file has no answer. Put into the stem's equation, option ${proved} is right.`,
      ),
    ];
  if (proved === answer) return [];
  const words = `Put into the stem's equation, option ${proved} is right; the answer is ${answer}.`;
  return [warn('answer_disproved', 'answer', words)];
}

/** A file's own status that keeps a question a draft. */
const asked = ({ status = '' }: CsvRow['cells']): Refusal[] =>
  ['draft', 'in_review', 'retired'].includes(folded(status))
    ? [warn('draft_asked', 'status', `The file has this question as ${folded(status).replace('_', ' ')}.`)]
    : [];
