import { DIFFICULTY_SPREAD, MOST_MOVED } from './constants.ts';

/**
 * Difficulties from the answers of all students. An answer with the forecast mean m of ability minus the difficulty used
 * tells of that difficulty what a step of Fisher scoring tells: information I and a pull towards
 * used - (derivative of the log likelihood by m) / I (C. Rao 1948). Both add up over answers, so a database can do it.
 * A forecast was made before its answer and from the past alone, so that which items a student was given, and why, does
 * not bias them (answers are conditionally independent of the choice; R. Mislevy & P. Wu 1996).
 */

/** What all first attempts at one item say of its difficulty. */
export interface DifficultyEvidence {
  readonly item: string;
  /** Type of question and band. */
  readonly cell: string;
  /** What is asked, within the cell; absent where nobody said. */
  readonly form?: string;
  readonly answers: number;
  /** Fisher information about the difficulty, 1/logit^2. */
  readonly information: number;
  /** Sum over the answers of I x (difficulty used - the item's prior) - derivative of the log likelihood, 1/logit. */
  readonly pull: number;
}

/** What answers add to a prior difficulty, in logits, beyond what the more general has added. */
export interface LearntShift {
  readonly shift: number;
  /** Standard deviation of that. */
  readonly spread: number;
  readonly answers: number;
}

export interface LearntDifficulties {
  readonly cells: ReadonlyMap<string, LearntShift>;
  readonly forms: ReadonlyMap<string, LearntShift>;
  readonly items: ReadonlyMap<string, LearntShift>;
  /** What all items seemed harder by, in logits: it is left out, since it says of the students and not of the items. */
  readonly drift: number;
  readonly answers: number;
}

/** Rounds in which cells, forms and items take from each other what is theirs; far fewer bring the rest below .001. */
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
  /** Mean shift that the answers ask for, times the information. */
  readonly pull: number;
  readonly groups: Group[];
}

/**
 * Posterior means of the shifts of cells, forms and items, each Gaussian around nought (empirical shrinkage: few answers
 * move little, and an item without any starts from its form). Anchored: the shift common to all answers is taken out,
 * so that forecasts as a whole stay where they were.
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

/** One group's posterior mean, the others given (Gauss-Seidel on the normal equations). */
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
