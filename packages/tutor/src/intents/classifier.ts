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
  const most = Math.max(...scores);
  let sum = 0;
  for (let k = 0; k < scores.length; k += 1) {
    scores[k] = Math.exp((scores[k] ?? 0) - most);
    sum += scores[k] ?? 0;
  }
  return scores.map(score => score / sum);
}

/** Features with a length of 1, so that a long text pulls no harder than a short one. */
function unit(features: Weighted): Weighted {
  const length = Math.sqrt(features.reduce((sum, [, weight]) => sum + weight * weight, 0));
  return features.map(([feature, weight]) => [feature, weight / length]);
}

/**
 * A softmax regression, trained by gradient descent in a fixed order: the same examples give the same classifier.
 * It returns the probability of each class, and all zeros for a text of which no feature was ever seen.
 */
export function trained(examples: readonly Labelled[], classes: number): (text: Weighted) => Float64Array {
  const weights = new Map<string, Float64Array>();
  const bias = new Float64Array(classes);
  const scores = (features: Weighted) => {
    const sums = Float64Array.from(bias);
    for (const [feature, value] of features) {
      const of = weights.get(feature);
      for (let k = 0; of && k < classes; k += 1) sums[k] = (sums[k] ?? 0) + (of[k] ?? 0) * value;
    }
    return softmax(sums);
  };
  const learn = ({ features, label }: Labelled, rate: number) => {
    const errors = scores(features);
    errors[label] = (errors[label] ?? 0) - 1;
    for (let k = 0; k < classes; k += 1) bias[k] = (bias[k] ?? 0) - (rate / 10) * (errors[k] ?? 0);
    for (const [feature, value] of features) {
      const of = weights.get(feature) ?? new Float64Array(classes);
      weights.set(feature, of);
      for (let k = 0; k < classes; k += 1) of[k] = (of[k] ?? 0) - rate * (errors[k] ?? 0) * value;
    }
  };
  const data = examples
    .map(({ features, label }, i) => ({ features: unit(features), label, place: (i * golden) % 1 }))
    .sort((a, b) => a.place - b.place);
  for (let pass = 0; pass < passes; pass += 1)
    for (const example of data) learn(example, firstRate / (1 + decay * pass));
  return text =>
    text.some(([feature]) => weights.has(feature)) ? scores(unit(text)) : new Float64Array(classes);
}
