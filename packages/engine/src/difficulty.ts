import { DIFFICULTY_SPREAD, MOST_MOVED } from './constants.ts';

/**
 * Difficulties from the answers of all students. Each answer gives one step of Fisher scoring (C. Rao 1948): with the
 * forecast mean m of ability minus the difficulty used, it has information I and the estimate used - (derivative of
 * the log likelihood with respect to m) / I. Both sums add up over answers, so SQL computes them. The choice of items
 * does not bias the estimate: each forecast uses only earlier answers, and given those the answer is independent of
 * the choice (R. Mislevy & P. Wu 1996).
 */

/** Evidence of all first attempts at one item about its difficulty. */
export interface DifficultyEvidence {
  readonly item: string;
  /** Type of question and band. */
  readonly cell: string;
  /** Form of the question within the cell; absent when unknown. */
  readonly form?: string;
  readonly answers: number;
  /** Fisher information about the difficulty, 1/logit^2. */
  readonly information: number;
  /** Sum over the answers of I x (difficulty used - the item's prior) - derivative of the log likelihood, 1/logit. */
  readonly pull: number;
}

/** Learnt shift of a difficulty, in logits; the shifts of cell, form and item add up. */
export interface LearntShift {
  readonly shift: number;
  /** Standard deviation of the shift, in logits. */
  readonly spread: number;
  readonly answers: number;
}

export interface LearntDifficulties {
  readonly cells: ReadonlyMap<string, LearntShift>;
  readonly forms: ReadonlyMap<string, LearntShift>;
  readonly items: ReadonlyMap<string, LearntShift>;
  /** Mean shift over all answers, in logits. It is removed, because it concerns the students and not the items. */
  readonly drift: number;
  readonly answers: number;
}

/** Gauss-Seidel rounds over cells, forms and items; far fewer bring the change below .001 logits. */
const ROUNDS = 40;

interface Group {
  readonly members: Member[];
  readonly spread: number;
  information: number;
  answers: number;
  shift: number;
}

interface Member {
  readonly information: number;
  /** Maximum likelihood shift times the information, drift removed. */
  readonly pull: number;
  readonly groups: Group[];
}

/**
 * Posterior means of the shifts of cells, forms and items, each with a Gaussian prior around 0: few answers move a
 * difficulty little, and an item without answers has the shift of its form and cell. The drift is removed, so the mean
 * forecast does not change.
 */
export function learntDifficulties(evidence: readonly DifficultyEvidence[]): LearntDifficulties {
  const information = evidence.reduce((sum, one) => sum + one.information, 0);
  const drift = information > 0 ? evidence.reduce((sum, { pull }) => sum + pull, 0) / information : 0;
  const { cell, form } = DIFFICULTY_SPREAD;
  const cells = new Map<string, Group>();
  const forms = new Map<string, Group>();
  const items = new Map<string, Group>();
  for (const one of evidence) {
    const pull = one.pull - drift * one.information;
    const groups = [groupOf(cells, one.cell, cell), groupOf(items, one.item, form)];
    if (one.form !== undefined) groups.push(groupOf(forms, one.form, form));
    const member = { information: one.information, pull, groups };
    for (const group of groups) {
      group.members.push(member);
      group.information += one.information;
      group.answers += one.answers;
    }
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const groups of [cells, forms, items]) for (const group of groups.values()) settle(group);
  return {
    cells: shiftsOf(cells),
    forms: shiftsOf(forms),
    items: shiftsOf(items),
    drift,
    answers: evidence.reduce((sum, { answers }) => sum + answers, 0),
  };
}

function groupOf(groups: Map<string, Group>, code: string, spread: number): Group {
  let group = groups.get(code);
  if (group === undefined) {
    group = { members: [], spread, information: 0, answers: 0, shift: 0 };
    groups.set(code, group);
  }
  return group;
}

/** Sets one group's posterior mean, given the others (Gauss-Seidel on the normal equations). */
function settle(group: Group): void {
  let pull = 0;
  for (const member of group.members) {
    const others = member.groups.reduce((sum, other) => (other === group ? sum : sum + other.shift), 0);
    pull += member.pull - member.information * others;
  }
  const shift = pull / (group.information + 1 / group.spread ** 2);
  group.shift = Math.min(MOST_MOVED, Math.max(-MOST_MOVED, shift));
}

const shiftsOf = (groups: ReadonlyMap<string, Group>): Map<string, LearntShift> =>
  new Map(
    [...groups].map(([code, { shift, information, spread, answers }]) => [
      code,
      { shift, spread: 1 / Math.sqrt(information + 1 / spread ** 2), answers },
    ]),
  );
