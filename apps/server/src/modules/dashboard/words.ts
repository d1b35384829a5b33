export const bold = (text: string) => `**${text}**`;

/** The name of a misconception in words: `stops_one_step_early` is 'stops one step early'. */
export const slipWords = (misconception: string) => misconception.replaceAll('_', ' ');

export const percent = ({ correct, attempts }: { correct: number; attempts: number }) =>
  `${Math.round((100 * correct) / attempts)}%`;

/** '38 of 56'. */
export const score = ({ correct, attempts }: { correct: number; attempts: number }) =>
  `${correct} of ${attempts}`;

/** '38 of 56 (68%)'. */
export const scored = (count: { correct: number; attempts: number }) => `${score(count)} (${percent(count)})`;

export const bullets = (lines: readonly string[]) => lines.map(line => `- ${line}`).join('\n');

/** Paragraphs and lists with a blank line between, empty ones left out. */
export const joined = (...parts: readonly string[]) => parts.filter(part => part !== '').join('\n\n');
