import { categories, misconceptions } from '@twelvefold/content';
import type { DataExport } from '@twelvefold/contract';
import { type Answer, Attempts, bands, completedIn, grouped, topics } from './answers.ts';

/** Recomputes the numbers in the sentences of the insights from an exported document. */

export interface Account {
  data: DataExport;
  now: Date;
  /** Number of newest sessions that are compared with the earlier ones. */
  recent: number;
  /** Attempts: all, in the recent sessions, and before them without those of open sessions. */
  all: Attempts;
  lately: Attempts;
  before: Attempts;
  sessions: string[];
}

export function accountOf(data: DataExport, now: Date, most = 5): Account {
  const sessions = completedIn(data).map(({ session_id }) => session_id);
  const all = new Attempts(data.answers);
  const recent = Math.min(most, sessions.length);
  const begun = completedIn(data).slice(0, recent);
  const since = begun.map(({ started_at }) => started_at).sort()[0] ?? '';
  return {
    data,
    now,
    recent,
    sessions,
    all,
    lately: all.in(sessions.slice(0, recent)),
    before: all.where(a =>
      a.session_id === null ? a.answered_at < since : sessions.indexOf(a.session_id) >= recent,
    ),
  };
}

/** Splits markdown into sentences without bold marks. */
export const sentencesOf = (markdown: string): string[] =>
  markdown
    .replaceAll('**', '')
    .split(/\n|(?<=\.) (?=[A-Z\d])/)
    .map(line => line.replace(/^- /, '').trim())
    .filter(line => line !== '');

/** Number of questions skipped in these sessions. */
const skippedIn = ({ data }: Account, sessions: readonly string[]) =>
  data.answers.filter(
    ({ outcome, session_id }) =>
      outcome === 'skipped' && session_id !== null && sessions.includes(session_id),
  ).length;

const plural = (count: number, one: string) => `${grouped(count)} ${one}${count === 1 ? '' : 's'}`;
const ofThem = (some: readonly unknown[], all: readonly unknown[]) =>
  `${grouped(some.length)} of ${grouped(all.length)}`;
export const scored = (some: Attempts) => `${some.score} (${some.percent})`;
const listed = (parts: readonly string[]) => {
  if (parts.some(part => part.includes(', '))) return parts.join('; ');
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('');
};
const namesIn = (text: string) => topics.map(({ name }) => name).filter(name => text.includes(name));
export const shareOf = (a: Answer) => (a.elapsed_ms ?? 0) / (1000 * a.target_seconds);

/** '3 of 5 wrong answers': wrong answers whose share of the target time matches, among all wrong ones. */
export function ofWrong(some: Attempts, isMeant: (share: number) => boolean): string {
  const wrong = some.where(a => a.outcome === 'incorrect');
  const meant = wrong.where(a => a.elapsed_ms !== null && isMeant(shareOf(a)));
  return `${ofThem(meant.all, wrong.all)} wrong answers`;
}

/** '4 times, in A, B and C', from the answers. */
function slipCounted(words: string, some: Attempts, time = ''): string {
  const name = Object.entries(misconceptions).find(([, told]) => told === `${words}.`)?.[0];
  const own = some.where(a => a.outcome === 'incorrect' && a.slip_name === name);
  const where = topics.filter(({ name }) => own.on(name).count > 0).map(({ name }) => name);
  const most = where.toSorted((a, b) => own.on(b).count - own.on(a).count).slice(0, 3);
  const said =
    where.length > 4
      ? `${where.length} topics, most often in ${listed(most.map(name => `${name} (${grouped(own.on(name).count)})`))}`
      : listed(where);
  return `${grouped(own.count)} times${time}, in ${said}.`;
}

/** Earlier answers on the topic and difficulty of an answer. */
const likeIt = (before: Attempts, one: Answer) => before.on(one.subcategory).band(one.difficulty_band);

/** Recent answers with at least two earlier answers on the same topic and difficulty. */
const alike = (lately: Attempts, before: Attempts) => lately.where(one => likeIt(before, one).count >= 2);

function alikeWords({ lately, before }: Account, of = ''): string {
  const own = alike(lately, before);
  const expected = own.all.reduce(
    (sum, one) => sum + likeIt(before, one).right / likeIt(before, one).count,
    0,
  );
  return `${grouped(own.right)}${of} right, against ${grouped(Math.round(expected + 1e-9))} at your earlier rate.`;
}

/** Deviation of a category from the student's rates by difficulty, in standard errors. */
function offRates(all: Attempts, name: string): number {
  const own = all.on(name);
  const chances = own.all.map(a => all.band(a.difficulty_band).right / all.band(a.difficulty_band).count);
  const expected = chances.reduce((sum, p) => sum + p, 0);
  const variance = chances.reduce((sum, p) => sum + p * (1 - p), 0);
  return variance === 0 ? 0 : (own.right - expected) / Math.sqrt(variance);
}

/** A pattern of a sentence, and the sentence that the answers require. */
type Kind = [shape: RegExp, read: (account: Account, ...words: string[]) => string];

const allTime: Kind[] = [
  [
    /^In [\d,]+ sessions? you have answered/,
    ({ sessions, all }) => {
      const own = all.in(sessions);
      return `In ${plural(sessions.length, 'session')} you have answered ${plural(own.count, 'question')} and had ${grouped(own.right)} of them right (${own.percent}).`;
    },
  ],
  [
    /^You are behind in /,
    ({ all }) => {
      const known = categories.map(({ name }) => name).filter(name => all.on(name).count >= 5);
      const byRate = known.toSorted((a, b) => offRates(all, a) - offRates(all, b));
      const [weak = '', strong = ''] = [byRate[0], byRate.at(-1)];
      return `You are behind in ${weak}: ${all.on(weak).score} right, against ${all.on(strong).score} in ${strong}.`;
    },
  ],
  [/^You skipped [\d,]+\.$/, account => `You skipped ${grouped(skippedIn(account, account.sessions))}.`],
  [
    /^Right by difficulty/,
    ({ all }) =>
      `Right by difficulty: ${listed(bands.filter(band => all.band(band).count >= 5).map(band => `${band} ${scored(all.band(band))}`))}.`,
  ],
  [
    /^(Surest so far|Least sure): (.+)\.$/,
    ({ all }, words = '', said = '') => {
      const named = said.split(/\bright\)[,;]? ?(?:and )?/).flatMap(part => namesIn(part).at(-1) ?? []);
      return `${words}: ${listed(named.map(name => `${name} (${all.on(name).score} right)`))}.`;
    },
  ],
  [
    /^(You [^:]+), again and again: /,
    ({ all, sessions }, words = '') => `${words}, again and again: ${slipCounted(words, all.in(sessions))}`,
  ],
  [
    /^(Right but slow|Rushed and wrong) at (.+): /,
    ({ all, sessions }, habit = '', name = '') => {
      const timed = all.in(sessions).where(a => a.type_of_question === name && a.elapsed_ms !== null);
      const right = timed.where(a => a.outcome === 'correct');
      const wrong = timed.where(a => a.outcome === 'incorrect');
      return habit === 'Right but slow'
        ? `${habit} at ${name}: ${ofThem(right.where(a => shareOf(a) > 1.6).all, right.all)} right answers took well over the target time, in the exam the time of other questions.`
        : `${habit} at ${name}: ${ofThem(wrong.where(a => shareOf(a) < 0.4).all, wrong.all)} wrong answers came in less than 40% of the target time.`;
    },
  ],
  [/^Learn the short way/, () => 'Learn the short way in the solution.'],
  [/^Read such a question/, () => 'Read such a question to its last word before you work, or leave it.'],
  [
    /^The exam asks most about/,
    ({ all }) => {
      const heaviest = categories.toSorted((a, b) => b.weight - a.weight).slice(0, 2);
      const weights = heaviest.map(
        ({ name, weight }) => `${name} (about ${Math.round(weight)} of 22 questions)`,
      );
      const scores = heaviest.map(({ name }) => `${all.on(name).score} right in ${name}`);
      return `The exam asks most about ${listed(weights)}: you have ${listed(scores)}.`;
    },
  ],
  [
    /^You have answered questions on \d+/,
    ({ all }) =>
      `You have answered questions on ${topics.filter(({ name }) => all.on(name).count > 0).length} of ${topics.length} topics.`,
  ],
  [
    /^Of the others the exam asks most about (.+) \(/,
    ({ all }, name = '') => {
      const open = topics.filter(topic => all.on(topic.name).count === 0);
      const most = Math.max(...open.map(({ weight }) => weight));
      return `Of the others the exam asks most about ${name} (about ${Math.round(10 * most)} question${Math.round(10 * most) === 1 ? '' : 's'} in 10 papers).`;
    },
  ],
];

function opened(account: Account, span: string): string {
  const { sessions, lately, recent } = account;
  const skipped = skippedIn(account, sessions.slice(0, recent));
  if (lately.count < 5) return `${span} you answered ${plural(lately.count, 'question')}.`;
  return `${span} you answered ${lately.score} right (${lately.percent})${skipped > 0 ? ` and skipped ${grouped(skipped)}` : ''}.`;
}

const recent: Kind[] = [
  [
    /^In your last (\d+ sessions|session) you answered/,
    account =>
      opened(account, `In your last ${account.recent === 1 ? 'session' : `${account.recent} sessions`}`),
  ],
  [
    /^In (\d+) sessions? this week you answered/,
    account => opened(account, `In ${plural(account.recent, 'session')} this week`),
  ],
  [
    /^Of the [\d,]+, [\d,]+ were on topics/,
    account => {
      const { lately, before } = account;
      return `Of the ${grouped(lately.count)}, ${grouped(alike(lately, before).count)} were on topics and difficulties you had answered before: you had ${alikeWords(account, ' of them')}`;
    },
  ],
  [
    /^On the same topics and difficulties/,
    account => `On the same topics and difficulties you had ${alikeWords(account)}`,
  ],
  [
    /^(.+) (rose|fell): /,
    ({ lately, before }, name = '') => {
      const rate = (some: Attempts) => some.on(name).right / some.on(name).count;
      const verb = rate(lately) > rate(before) ? 'rose' : 'fell';
      return `${name} ${verb}: ${scored(lately.on(name))} right lately, against ${scored(before.on(name))} before.`;
    },
  ],
  [
    /^(.+): [\d,]+ of [\d,]+ wrong answers took well over/,
    ({ lately }, name = '') =>
      `${name}: ${ofWrong(lately.on(name), share => share > 1.6)} took well over the target time.`,
  ],
  [
    /^[\d,]+ of [\d,]+ wrong answers took well over/,
    ({ lately }) => `${ofWrong(lately, share => share > 1.6)} took well over the target time.`,
  ],
  [
    /^[\d,]+ of [\d,]+ wrong answers came in less/,
    ({ lately }) => `${ofWrong(lately, share => share < 0.4)} came in less than 40% of the target time.`,
  ],
  [/^Read each question to its/, () => 'Read each question to its last word: no clock runs.'],
  [/^In the exam, leave such a question/, () => 'In the exam, leave such a question and come back to it.'],
  // A test of the insights compares it with the notebook: the export lacks what makes a quick right answer a guess.
  [/ came to (its|their) end/, (_, ...words) => words.at(-1) ?? ''],
  [
    /^(You [^:]+), again: /,
    ({ data, lately, recent }, words = '') => {
      const days = completedIn(data)
        .slice(0, recent)
        .map(({ completed_at }) => Date.parse(completed_at ?? '') / 86_400_000);
      const weeks = Math.ceil((Math.max(...days) - Math.min(...days)) / 7);
      const time = weeks > 1 ? ` in ${weeks} weeks` : ' within a week';
      return `${words}, again: ${slipCounted(words, lately, time)}`;
    },
  ],
];

const nextTwelve: Kind[] = [
  [
    /^(?:Of your|Your) next \d+ questions/,
    ({ data }, said = '') => {
      const packed = data.prepared_questions.map(({ subcategory }) => subcategory);
      const leaning = namesIn(said)
        .sort((a, b) => said.indexOf(a) - said.indexOf(b))
        .map(
          (name, i) => `${packed.filter(topic => topic === name).length} ${i === 0 ? 'are ' : ''}on ${name}`,
        );
      if (leaning.length > 0) return `Of your next ${packed.length} questions ${listed(leaning)}.`;
      const topics = new Set(packed).size;
      return `Your next ${packed.length} questions are on ${topics} topics: as in the exam, you choose the method yourself.`;
    },
  ],
  [
    /^\d+ of them (?:is like an open mistake|are like open mistakes) of yours, on /,
    ({ data }) => {
      const due = data.prepared_questions.filter(({ reason_kind }) => reason_kind === 'due');
      const where = [...new Set(due.map(({ subcategory }) => subcategory))];
      return `${due.length} of them ${due.length === 1 ? 'is like an open mistake' : 'are like open mistakes'} of yours, on ${listed(where)}.`;
    },
  ],
  [
    /^You asked for (.+): /,
    ({ data }, name = '') => {
      const asked = data.prepared_questions.filter(({ reason_kind }) => reason_kind === 'wish').length;
      return `You asked for ${name}: ${plural(asked, 'question')}.`;
    },
  ],
];

/** The sentence that the answers require; for a sentence without a pattern, words that say so. */
export function recounted(sentence: string, account: Account): string {
  for (const [shape, read] of [...allTime, ...recent, ...nextTwelve]) {
    const match = shape.exec(sentence);
    if (match) return read(account, ...match.slice(1), sentence);
  }
  return `No rule counts this sentence: ${sentence}`;
}
