/** A text's features, each with its weight. */
export type Weighted = readonly (readonly [feature: string, weight: number])[];

export interface Labelled {
  features: Weighted;
  /** Place of its class. */
  label: number;
}

/** Passes over the examples; with more the classifier only grows surer of them. */
const passes = 10;
const firstRate = 2;
/** What each pass takes off the rate. */
const decay = 0.1;
/** Multiples of the golden section lie evenly: in the order of their fractions no class comes in one piece. */
const golden = (Math.sqrt(5) - 1) / 2;

/** Scores as probabilities, in place. */
function softmax(scores: Float64Array): Float64Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  let sum = 0;
  for (let k = 0; k < scores.length; k += 1) {
    const power = Math.exp((scores[k] ?? 0) - most);
    scores[k] = power;
    sum += power;
  }
  for (let k = 0; k < scores.length; k += 1) scores[k] = (scores[k] ?? 0) / sum;
  return scores;
}

/** Features by their row in the weights, with a length of 1, so that a long text pulls no harder than a short one. */
interface Text {
  rows: Int32Array;
  values: Float64Array;
}

/** A feature that was never seen has no row, and lengthens the text all the same. */
function textOf(features: Weighted, rowOf: (feature: string) => number | undefined): Text {
  const length = Math.sqrt(features.reduce((sum, [, weight]) => sum + weight * weight, 0));
  const known = features.flatMap(([feature, weight]) => {
    const row = rowOf(feature);
    return row === undefined ? [] : [{ row, value: weight / length }];
  });
  return {
    rows: Int32Array.from(known, ({ row }) => row),
    values: Float64Array.from(known, ({ value }) => value),
  };
}

/**
 * A softmax regression, trained by gradient descent in a fixed order: the same examples give the same classifier.
 * It returns the probability of each class, and all zeros for a text of which no feature was ever seen.
 */
export function trained(examples: readonly Labelled[], classes: number): (text: Weighted) => Float64Array {
  const rowOf = new Map<string, number>();
  const newRow = (feature: string) => {
    const row = rowOf.get(feature) ?? rowOf.size;
    rowOf.set(feature, row);
    return row;
  };
  const data = examples
    .map(({ features, label }, i) => ({ text: textOf(features, newRow), label, place: (i * golden) % 1 }))
    .sort((a, b) => a.place - b.place);
  // One row of all classes a feature, in one piece: every start of the product waits for this.
  const weights = new Float64Array(rowOf.size * classes);
  const bias = new Float64Array(classes);
  const scores = ({ rows, values }: Text, sums = new Float64Array(classes)) => {
    sums.set(bias);
    for (let i = 0; i < rows.length; i += 1) {
      const from = (rows[i] ?? 0) * classes;
      const value = values[i] ?? 0;
      for (let k = 0; k < classes; k += 1) sums[k] = (sums[k] ?? 0) + (weights[from + k] ?? 0) * value;
    }
    return softmax(sums);
  };
  const errors = new Float64Array(classes);
  const learn = (text: Text, label: number, rate: number) => {
    scores(text, errors);
    errors[label] = (errors[label] ?? 0) - 1;
    for (let k = 0; k < classes; k += 1) bias[k] = (bias[k] ?? 0) - (rate / 10) * (errors[k] ?? 0);
    const { rows, values } = text;
    for (let i = 0; i < rows.length; i += 1) {
      const from = (rows[i] ?? 0) * classes;
      const value = values[i] ?? 0;
      for (let k = 0; k < classes; k += 1)
        weights[from + k] = (weights[from + k] ?? 0) - rate * (errors[k] ?? 0) * value;
    }
  };
  for (let pass = 0; pass < passes; pass += 1)
    for (const { text, label } of data) learn(text, label, firstRate / (1 + decay * pass));
  return features => {
    const text = textOf(features, feature => rowOf.get(feature));
    return text.rows.length > 0 ? scores(text) : new Float64Array(classes);
  };
}
