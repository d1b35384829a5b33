/** A detailed solution taken apart: numbered steps, then the answer and how to check it. */
export interface Solution {
  /** What stands before the first step, or the whole text when it has no steps. */
  intro: string;
  steps: string[];
  answer: string | null;
  check: string | null;
}

const step = /^(\d+)[.)]\s+(.*)$/;
const closing = /^(Answer|Check):\s*(.*)$/;

/** Reads lines '1. …', 'Answer: …' and 'Check: …'; every other line goes on with the part before it. */
export function solutionSteps(text: string): Solution {
  const solution: Solution = { intro: '', steps: [], answer: null, check: null };
  let goOn = (line: string) => {
    solution.intro = solution.intro ? `${solution.intro}\n${line}` : line;
  };
  for (const line of text.trim().split('\n')) {
    const [, number, says = ''] = step.exec(line) ?? [];
    const [, part, words = ''] = closing.exec(line) ?? [];
    if (Number(number) === solution.steps.length + 1) {
      const at = solution.steps.push(says) - 1;
      goOn = more => {
        solution.steps[at] += `\n${more}`;
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
