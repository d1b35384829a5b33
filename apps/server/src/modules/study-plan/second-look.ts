import { figures, type PlanUnit, type SecondLook } from '@twelvefold/contract';
import type { DayWork } from '../practice/index.ts';
import { dayAfter } from './calendar.ts';
import type { PlannedUnit } from './days/request.ts';
import { namesOf } from './planning.ts';
import type { Progress, Tally } from './progress.ts';
import type { UnitRow } from './store.ts';

const { belowPercent, questions, afterDays, withinDays, mostADay } = figures.plan.secondLook;

/** A unit that was finished with too few right and has not been looked at again. */
export interface Look {
  unit: UnitRow;
  tally: Tally;
  /** Today at the earliest. */
  due_on: string;
}

/** What was made final in the unit's subcategory on later days, in sessions of any kind but its own. */
const doneSince = (unit: UnitRow, work: readonly DayWork[]): number =>
  work
    .filter(w => w.subcategory === unit.subcategory && w.day > unit.day && w.unit_id !== unit.id)
    .reduce((sum, w) => sum + w.done, 0);

const wentBadly = (unit: UnitRow, { done, right }: Tally): boolean =>
  done >= unit.questions && 100 * right < belowPercent * done;

/**
 * The second looks that are waiting, the earliest first: too few right, not looked at since, and not too long ago. A
 * second look asks for none itself, and none is due after `last`, the last day that anything is planned for.
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

/** The smallest unit is no shorter than a second look. */
const takenFrom = (units: readonly NewUnit[]): NewUnit[] => {
  const most = Math.max(...units.map(unit => unit.questions));
  const at = most - questions < questions ? -1 : units.findIndex(unit => unit.questions === most);
  return units.map((unit, i) => (i === at ? { ...unit, questions: unit.questions - questions } : unit));
};

/**
 * A day's units with its second looks before them. The longest unit is so much shorter: a second look makes the day no
 * longer. Where the day has a unit of the same subcategory anyway, that one is the second look. `extra` is false where
 * every unit takes a session of a free week: then no unit is added.
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

/** The looks that the units of a day that is laid out leave over: each comes on a day after it. */
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

/** `dated` is false in a free week, where no day is set aside for it. */
export const lookView = ({ unit, tally, due_on }: Look, dated: boolean): SecondLook => ({
  ...counts(tally),
  subcategory: namesOf(unit.subcategory).subcategory,
  questions,
  due_on: dated ? due_on : null,
});

/** How the unit went that this one looks back at. */
export function looksBack(
  unit: UnitRow,
  units: readonly UnitRow[],
  { byUnit }: Progress,
): PlanUnit['looks_back'] {
  const first = units.find(({ id }) => id === unit.second_look_of);
  return first ? { ...counts(byUnit.get(first.id) ?? { done: 0, right: 0 }), day: first.day } : null;
}
