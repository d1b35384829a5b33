import type { PersonalData } from '../../platform/platform.ts';
import { plansMadeBy, removePlans, unitsFrom } from './store.ts';

const firstDay = '0001-01-01';

/** Plans with their units so far. */
export const studyPlanData: PersonalData = {
  exportOf: async (db, { id }) => {
    const plans = await plansMadeBy(db, id);
    const units = await unitsFrom(db, id, firstDay);
    return {
      study_plans: plans.map(({ user_id: _whose, ...plan }) => ({
        ...plan,
        units: units
          .filter(unit => unit.plan_id === plan.id)
          .map(({ user_id: _whose, plan_id: _plan, ...unit }) => unit),
      })),
    };
  },
  // Units cascade.
  erase: (tx, { id }) => removePlans(tx, id),
};
