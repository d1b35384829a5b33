import {
  type Bank,
  forecastScore,
  type LearnerState,
  type ScoreForecast,
  seededRandom,
} from '@twelvefold/engine';
import type { Db } from '../../platform/db/db.ts';
import { paceOf } from '../practice/index.ts';

/** A student's beliefs and their revision. */
interface Known {
  state: LearnerState;
  revision: number;
}

export type ForecastOf = (
  userId: string,
  known: Known,
  bank: Bank,
  now: Date,
) => Promise<ScoreForecast | null>;

interface Kept {
  revision: number;
  at: number;
  forecast: ScoreForecast | null;
}

/** An hour's forgetting changes no mark. */
const maxAgeMs = 3_600_000;
const studentsKept = 2_000;

/**
 * The student's forecast score. Five hundred simulated papers cost ten times the rest of the dashboard, so forecasts
 * are cached until beliefs or bank change. Deterministic: every process shows the same number.
 */
export function forecastsInMemory(db: Db): ForecastOf {
  const kept = new Map<string, Kept>();
  let keptOf: Bank | null = null;
  return async (userId, { state, revision }, bank, now) => {
    const at = now.getTime();
    if (bank !== keptOf) kept.clear();
    keptOf = bank;
    const known = kept.get(userId);
    if (known?.revision === revision && Math.abs(at - known.at) < maxAgeMs) return known.forecast;
    const pace = (await paceOf(db, userId)) ?? 1;
    const forecast = forecastScore({ state, bank, now: at, random: seededRandom(state.answers), pace });
    if (bank !== keptOf) return forecast;
    kept.delete(userId);
    kept.set(userId, { revision, at, forecast });
    const [oldest] = kept.keys();
    if (kept.size > studentsKept && oldest !== undefined) kept.delete(oldest);
    return forecast;
  };
}
