import type { Item } from './item.ts';

/** The four parts of a solution as stored and sent. */
export interface SolutionTexts {
  snap_read: string;
  solution_approach: string;
  /** Numbered steps (`1. …`) with working as display maths and reason (`Why: …`); then answer and check. */
  detailed_solution: string;
  principle_to_remember: string;
}

export function solutionTexts(item: Item): SolutionTexts {
  const { snapRead, approach, steps, faster, check, principle } = item.solution;
  const key = item.options.find(o => o.letter === item.key);
  const numbered = steps.map(({ says, works, because }, i) =>
    [`${i + 1}. ${says}`, `$$${works}$$`, ...(because ? [`Why: ${because}`] : [])].join('\n'),
  );
  return {
    snap_read: snapRead,
    solution_approach: faster ? `${approach}\nFaster: ${faster}` : approach,
    detailed_solution: [
      ...numbered,
      `Answer: ${key?.text ?? ''} (option ${item.key}).`,
      `Check: ${check}`,
    ].join('\n'),
    principle_to_remember: principle,
  };
}
