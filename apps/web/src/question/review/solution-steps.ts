interface Step {
  says: string;
  why: string | null;
}

/** A parsed detailed solution: numbered steps with reasons, the answer, and a check of it. */
export interface Solution {
  /** Text before the first step, or the whole text without steps. */
  intro: string;
  steps: Step[];
  answer: string | null;
  check: string | null;
}

const step = /^(\d+)[.)]\s+(.*)$/;
const reason = /^Why:\s*(.*)$/;
const closing = /^(Answer|Check):\s*(.*)$/;

/** Parses lines '1. …', 'Why: …', 'Answer: …' and 'Check: …'; any other line continues the part before it. */
export function solutionSteps(text: string): Solution {
  const solution: Solution = { intro: '', steps: [], answer: null, check: null };
  let goOn = (line: string) => {
    solution.intro = solution.intro ? `${solution.intro}\n${line}` : line;
  };
  for (const line of text.trim().split('\n')) {
    const [, number, says = ''] = step.exec(line) ?? [];
    const [, why] = reason.exec(line) ?? [];
    const [, part, words = ''] = closing.exec(line) ?? [];
    const last = solution.steps.at(-1);
    if (Number(number) === solution.steps.length + 1) {
      const own: Step = { says, why: null };
      solution.steps.push(own);
      goOn = more => {
        own.says += `\n${more}`;
      };
    } else if (why && last && last.why === null) {
      last.why = why;
      goOn = more => {
        last.why += `\n${more}`;
      };
    } else if (part) {
      const name = part === 'Answer' ? 'answer' : 'check';
      solution[name] = words;
      goOn = more => {
        solution[name] += `\n${more}`;
      };
    } else goOn(line);
  }
  return solution;
}
