import { isEmptyReply, type Question, replyTo, type Situation } from '../../packages/tutor/src/index.ts';
import { linesOf, type WrittenLine } from './lines.ts';
import { folded } from './turns.ts';

const open: Situation = { answer: null, said: [], step: null };
const answered: Situation = { answer: { outcome: 'incorrect', chosen: 'A' }, said: [], step: null };

/** Words of a reply that calls a line wrong. */
const refuted =
  /look at ?.{1,160} ?again|dobara dekho|sides differ|dono sides alag|does not (?:fit|hold)|match nahi karta|sahi nahi|by itself .{1,80} would be|not yet:|abhi nahi:/;
/** Words of a reply that confirms a line. */
const words = /\bis right\b|\bsahi (?:hai|hain)\b|\bholds?\b|\bfollows\b|sahi nikalta|\byes\b|\bhaan\b/;

const isConfirmed = ({ text, said }: { text: string; said: readonly string[] }) =>
  said.some(id => id.startsWith('check:')) && words.test(text);

/** A reply without the mistakes that it quotes from options, because these deny no line of the student. */
const replyOn = (question: Question, situation: Situation, text: string) => {
  const reply = replyTo(question, situation, text);
  const slips = [
    ...question.options.map(({ slip }) => slip),
    ...(question.path?.slips.map(({ words: told }) => told) ?? []),
  ];
  const own = slips.reduce<string>(
    (left, slip) => (slip ? left.replaceAll(slip, ' ') : left),
    reply.blocks.join('\n\n'),
  );
  return { ...reply, text: folded(own) };
};

export interface LineReport {
  count: number;
  /** Lines with the opposite judgement, with their replies. */
  wrong: string[];
  /** Lines without a judgement, with their replies. */
  unheard: string[];
}

const shown = ({ text, shape, notation }: WrittenLine, reply: string) =>
  `${shape}.${notation} ${text.replaceAll('\n', ' / ')} -> ${reply.slice(0, 160)}`;

/** True lines in five notations; `wrong` are those called wrong. */
export function trueLines(questions: readonly Question[]): LineReport {
  const lines = linesOf(5, false, 27);
  const report: LineReport = { count: lines.length, wrong: [], unheard: [] };
  for (const [i, line] of lines.entries()) {
    const question = questions[i % questions.length] as Question;
    const reply = replyOn(question, i % 2 === 0 ? open : answered, line.text);
    if (refuted.test(reply.text)) report.wrong.push(shown(line, reply.text));
    else if (!isConfirmed(reply)) report.unheard.push(shown(line, reply.text));
  }
  return report;
}

/** False lines; `wrong` are those confirmed, `unheard` those neither refuted nor asked about. */
export function falseLines(questions: readonly Question[]): LineReport {
  const lines = linesOf(2, true, 81)
    .filter((_, i) => i % 4 !== 3)
    .slice(0, 300);
  const report: LineReport = { count: lines.length, wrong: [], unheard: [] };
  for (const [i, line] of lines.entries()) {
    const question = questions[i % questions.length] as Question;
    const reply = replyOn(question, i % 2 === 0 ? open : answered, line.text);
    if (refuted.test(reply.text)) continue;
    if (isConfirmed(reply)) report.wrong.push(shown(line, reply.text));
    else if (!/\?/.test(reply.text) || isEmptyReply(reply.said)) report.unheard.push(shown(line, reply.text));
  }
  return report;
}

/** LaTeX as typed text, numerator and denominator in brackets. */
function typed(tex: string): string {
  let out = tex
    .replaceAll('{,}', '')
    .replace(/(\d)\s*\\tfrac\s*\{(\d+)\}\s*\{(\d+)\}/g, '$1 $2/$3')
    .replace(/\\binom\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, ' C($1, $2)')
    .replace(/\\operatorname\s*\{([a-z]+)\}/g, '$1')
    .replace(/\\(alpha|beta|gamma)(?![a-z])/g, (_, name: string) => ` ${name === 'gamma' ? 'c' : name[0]} `)
    .replace(/\\binom\s*(\d)\s*(\d)/g, ' C($1, $2)');
  for (let i = 0; i < 3; i += 1)
    out = out
      .replace(/\\[dt]?frac\s*(\d)\s*(\d)/g, '($1)/($2)')
      .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '(($1)/($2))')
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, 'sqrt($1)')
      .replace(/\^\{([^{}]*)\}/g, '^($1)');
  return folded(
    out
      .replaceAll('\\Rightarrow', ' => ')
      .replace(/\\([lg])e(?![a-z])/g, (_, side) => (side === 'l' ? '<=' : '>=')),
  )
    .replaceAll('×', '*')
    .replaceAll('÷', '/');
}

/** All but the last line of the solutions, sent while the question is open; none may be called wrong or refused. */
export function innerLines(questions: readonly Question[]): {
  count: number;
  refused: string[];
  wrong: string[];
} {
  const report = { count: 0, refused: [] as string[], wrong: [] as string[] };
  for (const question of questions)
    for (const { works } of question.steps.slice(0, -1)) {
      if (!/[=≤≥<>]|\\[lg]e/.test(works)) continue;
      for (const line of [`$${works}$`, typed(works)]) {
        report.count += 1;
        const reply = replyOn(question, open, line);
        if (refuted.test(reply.text)) report.wrong.push(`${line} -> ${reply.text.slice(0, 140)}`);
        if (reply.said.some(id => id.startsWith('final:'))) report.refused.push(line);
      }
    }
  return report;
}
