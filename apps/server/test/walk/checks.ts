import type { CompleteResult, Notebook, PreSessionInsight } from '@twelvefold/contract';
import { topics } from '../recount/answers.ts';
import type { Begun, Shown } from './begun.ts';
import { type Answered, causeOf, indianDay, type Line, linesFrom } from './mistakes.ts';
import { attemptsAt, trueReasons } from './reasons.ts';
import { solvedAgain } from './solved.ts';

/** Differences from the answers, and broken promises of packs, in words. */

interface Walked {
  readonly answers: readonly Answered[];
  readonly sessions: readonly Begun[];
}

const DAY = 86_400_000;
const DIAGNOSTIC = 2;

const most = (values: readonly string[]) =>
  Math.max(...values.map(value => values.filter(other => other === value).length));
const formOf = ({ item }: Shown) => `${item.type} ${item.form}`;
const subcategoryOf = (type: string) => type.split('.', 2).join('.');

export function packProblems(begun: Begun, walked: Walked): string[] {
  return [
    ...reasonProblems(begun, walked),
    ...promiseProblems(begun),
    ...freshProblems(begun, walked),
    ...dueProblems(begun, walked),
    ...begun.shown.filter(({ root }) => root !== null).flatMap(({ item }) => solvedAgain(item)),
  ];
}

/**
 * Beginning of the reason of a later question on a topic: its position among all questions of the topic in the session,
 * with any reason. Null for the first one.
 */
function again(shown: readonly Shown[], position: number): string | null {
  const name = shown.find(({ question }) => question.position === position)?.question.subcategory;
  const onTopic = shown.filter(({ question }) => question.subcategory === name);
  const ofRecord = onTopic.filter(
    ({ question, root }) => root === null && !/came first|a harder one/.test(question._display_meta.reason),
  );
  if (ofRecord.findIndex(({ question }) => question.position === position) < 1) return null;
  const isLast = onTopic.at(-1)?.question.position === position;
  return `${isLast ? 'Last' : 'Another'} of the ${onTopic.length} on ${name}.`;
}

function reasonProblems({ shown, now, number }: Begun, { answers }: Walked): string[] {
  return shown.flatMap(({ question, root }) => {
    const { subcategory: name, position, difficulty_band: band } = question;
    const isNew = (topic: string) => attemptsAt(topic, answers).length === 0;
    const alike = shown.filter(one => isNew(one.question.subcategory) === isNew(name));
    const nth = alike.findIndex(one => one.question.position === position) + 1;
    const asked = {
      name,
      position,
      band,
      root,
      among: { nth, of: alike.length },
      again: again(shown, position),
      said: shown.slice(0, position - 1).map(one => one.question._display_meta.reason),
    };
    const { reason } = question._display_meta;
    const said = trueReasons(asked, answers, { now, diagnostic: number <= DIAGNOSTIC });
    return said.includes(reason)
      ? []
      : [`question ${position} says '${reason}', true is ${said.join(' | ')}`];
  });
}

/** Violations of the caps and of the order. */
function promiseProblems({ shown, number }: Begun): string[] {
  const bands = shown.map(({ item }) => item.band);
  const places = shown.map(({ item }) => subcategoryOf(item.type));
  const checks: [string, boolean][] = [
    ['has twelve questions', shown.length === 12],
    ['has at most four of a subcategory', most(places) <= 4],
    ['has at most two of a type', most(shown.map(({ item }) => item.type)) <= 2],
    ['has no form twice', most(shown.map(formOf)) <= 1],
    ['is not of one band', number <= DIAGNOSTIC || most(bands) <= 11],
    ['does not end with two Hard', bands.slice(-2).join() !== 'Hard,Hard'],
    ['has no neighbours of one subcategory', places.every((place, i) => place !== places[i - 1])],
    ['brings at most three mistakes back', shown.filter(({ root }) => root !== null).length <= 3],
  ];
  return checks.flatMap(([promise, kept]) => (kept ? [] : [`the pack no longer ${promise}`]));
}

/** Whether a form was answered right since yesterday; for a returning mistake only clean right answers count. */
const restsAt = (now: Date, answers: readonly Answered[], form: string, returns: boolean) =>
  answers.some(
    answer =>
      answer.outcome === 'correct' &&
      `${answer.item.type} ${answer.item.form}` === form &&
      indianDay(answer.at) >= indianDay(new Date(now.getTime() - DAY)) &&
      (!returns || causeOf(answer) === null),
  );

/** Questions seen in the last 30 days, twins seen before, and forms answered right since yesterday. */
function freshProblems({ shown, now }: Begun, { answers }: Walked): string[] {
  return shown.flatMap(one => {
    const { item, root } = one;
    const before = answers.filter(({ item: { id } }) => id === item.id).at(-1);
    const rested = restsAt(now, answers, formOf(one), root !== null);
    return [
      ...(before && (root !== null || now.getTime() - before.at.getTime() <= 30 * DAY)
        ? [`${item.type} was asked before, on ${indianDay(before.at)}`]
        : []),
      ...(rested ? [`the form ${formOf(one)} was right since yesterday`] : []),
    ];
  });
}

/**
 * Violations of the return of mistakes: three of the due ones return (fewer when fewer are due, when forms rest, or
 * by the cap of two of a type), none that is not due; a twin has the type, band and form of its original.
 */
function dueProblems({ shown, now, number }: Begun, { answers }: Walked): string[] {
  const roots = new Map(answers.map(({ item, root }) => [item.id, { item, root }]));
  const due = [...linesFrom(answers)].filter(
    ([, line]) => line.retired_at === null && line.due_at <= now.toISOString(),
  );
  const forms = new Set(
    due
      .map(([root]) => `${roots.get(root)?.item.type} ${roots.get(root)?.item.form}`)
      .filter(form => !restsAt(now, answers, form, true)),
  );
  const twins = shown.filter(({ root }) => root !== null);
  const ofTypes = Map.groupBy(forms, form => form.split(' ')[0]);
  const open = [...ofTypes.values()].reduce((sum, those) => sum + Math.min(2, those.length), 0);
  const missing = number > DIAGNOSTIC && twins.length < Math.min(3, open);
  return [
    ...(missing ? [`${twins.length} mistakes return where ${forms.size} forms are due`] : []),
    ...twins.flatMap(({ item, root }) => {
      const like = roots.get(root ?? '')?.item;
      const alike = like && like.type === item.type && like.band === item.band && like.form === item.form;
      return [
        ...(alike ? [] : [`the twin ${item.id} is unlike its question`]),
        ...(due.some(([own]) => own === root) ? [] : [`the mistake ${root} returns and is not due`]),
      ];
    }),
  ];
}

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
const listed = (parts: readonly string[]) => {
  if (parts.some(part => part.includes(', '))) return parts.join('; ');
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('');
};

/** Differences in the words before a session from its questions and the earlier sessions. */
export function insightProblems(
  said: unknown,
  { shown, number }: Begun,
  { answers, sessions }: Walked,
): string[] {
  const { title, today, progress, way_forward } = said as PreSessionInsight;
  const names = new Set(shown.map(({ question }) => question.subcategory));
  const bands = (['Easy', 'Medium', 'Hard'] as const).flatMap(band => {
    const count = shown.filter(({ item }) => item.band === band).length;
    return count > 0 ? [`${count} ${band}`] : [];
  });
  const last = answers.slice(-12);
  const right = last.filter(({ outcome }) => outcome === 'correct').length;
  const behind =
    sessions.length === 0
      ? 'This is your first session. Try every question; nobody expects you to know them all.'
      : `You have completed ${plural(sessions.length, 'session')}. In the last one you had ${right} of 12 right.`;
  // Without endings, which are omitted when an earlier reason has the same one.
  const bare = (words: string) =>
    words.replace(/(, and the exam asks it [^,.]+|; this one shows whether that holds)\.$/, '.');
  const reasons = new Set(shown.map(({ question }) => bare(question._display_meta.reason)));
  const topicNames = [...names];
  const named =
    topicNames.length > 4 ? [...topicNames.slice(0, 3), `${topicNames.length - 3} more`] : topicNames;
  const twins = shown.filter(({ root }) => root !== null);
  const where = [...new Set(twins.map(({ question }) => question.subcategory))];
  const together = [
    `Topics: ${listed(named)}.`,
    `The first question is on ${topicNames[0]}; you will probably get it right.`,
    `${plural(twins.length, 'question')} like ${twins.length === 1 ? 'an open mistake' : 'open mistakes'} of yours: ${listed(where)}.`,
  ];
  const wrong = way_forward.filter(line => !reasons.has(bare(line)) && !together.includes(line));
  return [
    ...(title.startsWith(`Session ${number}: `) ? [] : [`the title says '${title}'`]),
    ...(today.startsWith(`12 questions from ${plural(names.size, 'topic')}: ${listed(bands)}. `)
      ? []
      : [`today says '${today}'`]),
    ...(progress === behind ? [] : [`progress says '${progress}' and not '${behind}'`]),
    ...wrong.map(line => `the way forward says '${line}'`),
  ];
}

/** Differences in the figures after a session and in the topics' records before and after it. */
export function recapProblems({ summary }: CompleteResult, { shown }: Begun, { answers }: Walked): string[] {
  const own = answers.slice(-shown.length);
  const counted = (outcome: Answered['outcome']) => own.filter(one => one.outcome === outcome).length;
  const figures = [counted('correct'), counted('incorrect'), counted('skipped')];
  const said = [summary.correct, summary.incorrect, summary.skipped];
  const tally = (some: readonly Answered[], code: string) => {
    const attempts = some.filter(
      ({ item, outcome }) => item.type.startsWith(`${code}.`) && outcome !== 'skipped',
    );
    return `${attempts.filter(({ outcome }) => outcome === 'correct').length} of ${attempts.length}`;
  };
  const before = answers.slice(0, -shown.length);
  return [
    ...(figures.join() === said.join() ? [] : [`the recap counts ${said} and not ${figures}`]),
    ...summary.moved.flatMap(moved => {
      const code = topics.find(({ name }) => name === moved.subcategory)?.code ?? '';
      const words = [moved.before, moved.after]
        .map(({ right, attempts }) => `${right} of ${attempts}`)
        .join(' to ');
      const expected = `${tally(before, code)} to ${tally(answers, code)}`;
      return words === expected ? [] : [`${moved.subcategory} moved from ${words} and not ${expected}`];
    }),
  ];
}

/** Differences in every line of the notebook, open and retired. */
export async function notebookProblems(
  get: (path: string) => Promise<unknown>,
  { answers }: Walked,
): Promise<string[]> {
  const expected = linesFrom(answers);
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const list of ['open', 'retired'] as const)
    for (let offset = 0, total = 1; offset < total; ) {
      const page = (await get(`/notebook?list=${list}&offset=${offset}`)) as Notebook;
      total = page.total;
      offset += Math.max(1, page.entries.length);
      for (const { question, mistake } of page.entries) {
        seen.add(question.id);
        const { clean_days_needed: _needed, ...line } = mistake ?? { clean_days_needed: 2 };
        const own = expected.get(question.id);
        const differ = differing(line, own);
        if (differ) problems.push(`the notebook has of ${question.id}: ${differ}`);
      }
    }
  const missing = [...expected.keys()].filter(root => !seen.has(root));
  return [...problems, ...missing.map(root => `the notebook lacks ${root}`)];
}

function differing(line: object, own: Line | undefined): string | null {
  if (!own) return 'a line that should not be there';
  const fields = Object.entries(own).filter(
    ([field, value]) => (line as Record<string, unknown>)[field] !== value,
  );
  return fields.length === 0
    ? null
    : fields
        .map(([field, value]) => `${field} ${(line as Record<string, unknown>)[field]}, not ${value}`)
        .join('; ');
}
