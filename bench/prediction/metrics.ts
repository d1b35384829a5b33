import { seededRandom } from '../../packages/engine/src/index.ts';

/** Predictions, outcomes and users of some rows. */
export interface Judged {
  readonly predicted: Float64Array;
  readonly right: Uint8Array;
  readonly user: Int32Array;
}

/** Rows by rising prediction. */
const inOrder = (predicted: Float64Array): Uint32Array =>
  Uint32Array.from(predicted.keys()).sort((a, b) => (predicted[a] ?? 0) - (predicted[b] ?? 0));

/** Area under the ROC curve, ties count one half; each row has the weight of its user. */
function aucOf(judged: Judged, order: Uint32Array, weightOf?: Float64Array): number {
  const { predicted, right, user } = judged;
  let [below, area, rights] = [0, 0, 0];
  for (let i = 0; i < order.length; ) {
    let [tiedRight, tiedWrong] = [0, 0];
    const value = predicted[order[i] as number];
    for (; i < order.length && predicted[order[i] as number] === value; i++) {
      const row = order[i] as number;
      const weight = weightOf ? (weightOf[user[row] as number] ?? 0) : 1;
      if (right[row]) tiedRight += weight;
      else tiedWrong += weight;
    }
    area += tiedRight * (below + tiedWrong / 2);
    below += tiedWrong;
    rights += tiedRight;
  }
  return rights > 0 && below > 0 ? area / (rights * below) : Number.NaN;
}

export const auc = (judged: Judged): number => aucOf(judged, inOrder(judged.predicted));

const bounded = (p: number) => Math.min(1 - 1e-6, Math.max(1e-6, p));

export function logLoss({ predicted, right }: Judged): number {
  let sum = 0;
  for (let i = 0; i < predicted.length; i++)
    sum -= Math.log(right[i] ? bounded(predicted[i] ?? 0) : 1 - bounded(predicted[i] ?? 0));
  return sum / Math.max(1, predicted.length);
}

const BINS = 20;

/** Expected calibration error over 20 equal bins of the predicted chance. */
export function ece({ predicted, right }: Judged): number {
  const off = new Float64Array(BINS);
  for (let i = 0; i < predicted.length; i++) {
    const bin = Math.min(BINS - 1, Math.floor(BINS * (predicted[i] ?? 0)));
    off[bin] = (off[bin] ?? 0) + (right[i] ?? 0) - (predicted[i] ?? 0);
  }
  return off.reduce((sum, one) => sum + Math.abs(one), 0) / Math.max(1, predicted.length);
}

/** The rows for which `wanted` holds. */
export function some(judged: Judged, wanted: (row: number) => boolean): Judged {
  const rows = [...judged.right.keys()].filter(wanted);
  return {
    predicted: Float64Array.from(rows, row => judged.predicted[row] ?? 0),
    right: Uint8Array.from(rows, row => judged.right[row] ?? 0),
    user: Int32Array.from(rows, row => judged.user[row] ?? 0),
  };
}

const DRAWS = 200;

/** Bootstrap standard error of the difference of two AUCs; users are resampled, the same for both. */
export function errorOfDifference(one: Judged, other: Judged): number {
  const random = seededRandom(1);
  const users = [...new Set(one.user)];
  const weights = new Float64Array(Math.max(0, ...users) + 1);
  const orders = [inOrder(one.predicted), inOrder(other.predicted)] as const;
  const differences = Array.from({ length: DRAWS }, () => {
    weights.fill(0);
    for (let i = 0; i < users.length; i++) {
      const drawn = users[Math.floor(random() * users.length)] as number;
      weights[drawn] = (weights[drawn] ?? 0) + 1;
    }
    return aucOf(one, orders[0], weights) - aucOf(other, orders[1], weights);
  });
  const mean = differences.reduce((sum, d) => sum + d, 0) / DRAWS;
  return Math.sqrt(differences.reduce((sum, d) => sum + (d - mean) ** 2, 0) / (DRAWS - 1));
}
