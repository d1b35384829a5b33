import process from 'node:process';

const missed: string[] = [];

export const say = (line = ''): void => void process.stdout.write(`${line}\n`);
export const heading = (title: string): void => say(`\n${title}`);

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Prints a figure beside its goal and remembers a goal that was missed. */
export function figure(
  name: string,
  value: number,
  goal: { atMost?: number; atLeast?: number },
  unit = '',
): void {
  const { atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY } = goal;
  const met = value <= atMost && value >= atLeast;
  const words = goal.atMost === undefined ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`;
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(value < 1 ? 3 : 1);
  const line = `${name}: ${shown}${unit} (${words})`;
  say(`  ${met ? 'ok    ' : 'MISSED'} ${line}`);
  if (!met) missed.push(line);
}

/** Prints findings; the goal is none. */
export function findings(name: string, found: readonly string[]): void {
  figure(name, found.length, { atMost: 0 });
  for (const one of found) say(`           ${one}`);
}

/** Prints the missed goals; returns whether every goal was met. */
export function summary(): boolean {
  heading(missed.length === 0 ? 'Every goal is met.' : `${missed.length} goals are missed:`);
  for (const line of missed) say(`  ${line}`);
  return missed.length === 0;
}
