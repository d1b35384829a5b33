import { figures, type PlanUnit, type SecondLook } from '@twelvefold/contract';
import type { DayWork } from '../practice/index.ts';
import { dayAfter } from './calendar.ts';
import type { PlannedUnit } from './days/request.ts';
import { namesOf } from './planning.ts';
import type { Progress, Tally } from './progress.ts';
import type { UnitRow } from './store.ts';

const { belowPercent, questions, afterDays, withinDays, mostADay } = figures.plan.secondLook;

/** A finished unit with too few right answers that was not repeated yet. */
export interface Look {
  unit: UnitRow;
  tally: Tally;
  /** Today or later. */
  due_on: string;
}

/** Final positions in the unit's subcategory on later days, outside its own sessions. */
const doneSince = (unit: UnitRow, work: readonly DayWork[]): number =>
  work
    .filter(w => w.subcategory === unit.subcategory && w.day > unit.day && w.unit_id !== unit.id)
    .reduce((sum, w) => sum + w.done, 0);

const wentBadly = (unit: UnitRow, { done, right }: Tally): boolean =>
  done >= unit.questions && 100 * right < belowPercent * done;

/**
 * Waiting second looks, earliest first: too few right answers, not repeated, and recent. A second look has none itself,
 * and none is due after `last`, the plan's last day.
 */
export function looksWaiting(
  units: readonly UnitRow[],
  { byUnit }: Progress,
  work: readonly DayWork[],
  { today, last }: { today: string; last: string },
): Look[] {
  return units.flatMap(unit => {
    const tally = byUnit.get(unit.id);
    const due = dayAfter(unit.day, afterDays);
    const due_on = due < today ? today : due;
    if (!tally || unit.second_look_of || !wentBadly(unit, tally)) return [];
    if (today > dayAfter(unit.day, withinDays) || due_on > last) return [];
    return doneSince(unit, work) >= questions ? [] : [{ unit, tally, due_on }];
  });
}

export type NewUnit = PlannedUnit & { second_look_of: string | null };

/** Shortens the longest unit by a second look's questions, unless less than a second look would remain. */
const takenFrom = (units: readonly NewUnit[]): NewUnit[] => {
  const most = Math.max(...units.map(unit => unit.questions));
  const at = most - questions < questions ? -1 : units.findIndex(unit => unit.questions === most);
  return units.map((unit, i) => (i === at ? { ...unit, questions: unit.questions - questions } : unit));
};

/**
 * A day's units with due second looks first; the longest unit is shortened so that the day is no longer. A unit of the
 * same subcategory becomes the second look itself. `extra` is false in a free week (every unit costs a session): no
 * unit is added.
 */
export function withLooks(
  planned: readonly PlannedUnit[],
  looks: readonly Look[],
  { today, extra }: { today: string; extra: boolean },
): NewUnit[] {
  let units: NewUnit[] = planned.map(unit => ({
    ...unit,
    second_look_of: looks.find(look => look.unit.subcategory === unit.topic)?.unit.id ?? null,
  }));
  const due = looks.filter(
    look => look.due_on === today && !planned.some(unit => unit.topic === look.unit.subcategory),
  );
  const added = extra && planned.length > 0 ? due.slice(0, mostADay) : [];
  for (const _ of added) units = takenFrom(units);
  return [
    ...added.map(({ unit }) => ({
      topic: unit.subcategory,
      band: unit.band,
      questions,
      second_look_of: unit.id,
    })),
    ...units,
  ];
}

/** Second looks left over by a planned day, moved to a later day. */
export const stillWaiting = (
  looks: readonly Look[],
  units: readonly Pick<UnitRow, 'second_look_of'>[],
  today: string,
): Look[] =>
  looks
    .filter(
      ({ unit }) => unit.day !== today && !units.some(({ second_look_of }) => second_look_of === unit.id),
    )
    .map(look => (look.due_on > today ? look : { ...look, due_on: dayAfter(today, 1) }));

const counts = ({ done, right }: Tally) => ({ right_count: right, done_count: done });

/** `dated`: false in a free week, which sets no day for it. */
export const lookView = ({ unit, tally, due_on }: Look, dated: boolean): SecondLook => ({
  ...counts(tally),
  subcategory: namesOf(unit.subcategory).subcategory,
  questions,
  due_on: dated ? due_on : null,
});

/** The result of the unit that this one repeats. */
export function looksBack(
  unit: UnitRow,
  units: readonly UnitRow[],
  { byUnit }: Progress,
): PlanUnit['looks_back'] {
  const first = units.find(({ id }) => id === unit.second_look_of);
  return first ? { ...counts(byUnit.get(first.id) ?? { done: 0, right: 0 }), day: first.day } : null;
}
