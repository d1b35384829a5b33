import { inTurn, mistakesIn } from '../../apps/server/src/modules/learning/mistakes.ts';
import {
  type DueMistake,
  type Item,
  type PlanRequest,
  worthOfAsking,
} from '../../packages/engine/src/index.ts';

/** The product's mistake loop in the simulation: its rules for the return of mistakes, with synthetic twins. */

/** An answer as input of the mistake rules. */
export type Answered = Parameters<typeof mistakesIn>[0][number];

const MOST_RETURNING = 3;

/** An answer without a time or help. */
export function answered(item: Item, right: boolean, sequence: number, at: number): Answered {
  return {
    sequence,
    item_id: item.id,
    outcome: right ? 'correct' : 'incorrect',
    elapsed_ms: null,
    target_seconds: item.targetSeconds,
    answered_at: new Date(at),
    type: item.type,
    band: item.band,
    misconception: null,
    chosen: null,
    logit: null,
    logit_variance: null,
    help: null,
    to_review: false,
  };
}

interface Known extends Pick<PlanRequest, 'bank' | 'state' | 'now' | 'aim'> {
  readonly answers: readonly Answered[];
}

/** Twins of due mistakes in the order of return, each form once. */
export function returningTwins(known: Known, roots: Map<string, string>): DueMistake[] {
  const { bank, answers, now } = known;
  const worthOf = worthOfAsking(known);
  const at = new Date(now);
  const forms = new Set<string>();
  const due: DueMistake[] = [];
  const inOrder = inTurn(mistakesIn(answers, roots), at, ({ root }) => {
    const question = bank.items.get(root);
    return question ? worthOf(question) : 0;
  });
  for (const mistake of inOrder) {
    const item = bank.items.get(mistake.root);
    if (due.length >= MOST_RETURNING || !item) continue;
    const form = item.form ?? item.id;
    if (forms.has(form)) continue;
    forms.add(form);
    const id = `${mistake.root} ${answers.length}`;
    roots.set(id, mistake.root);
    due.push({ item: { ...item, id }, missedAt: mistake.answer.answered_at.getTime(), cause: mistake.cause });
  }
  return due;
}
