/**
 * L2-regularised logistic regression on sparse rows by L-BFGS (J. Nocedal 1980): the basis of Best-LR, PFA and DAS3H.
 */

/** A sparse matrix by rows. */
export class Sparse {
  readonly starts: number[] = [0];
  readonly features: number[] = [];
  readonly values: number[] = [];
  add(feature: number, value: number): void {
    if (value === 0) return;
    this.features.push(feature);
    this.values.push(value);
  }
  end(): void {
    this.starts.push(this.features.length);
  }
}

const MEMORY = 8;

const dot = (a: Float64Array, b: Float64Array) => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

export class Logistic {
  readonly weights: Float64Array;
  readonly #starts: Uint32Array;
  readonly #features: Uint32Array;
  readonly #values: Float64Array;

  constructor({ starts, features, values }: Sparse, size: number) {
    this.weights = new Float64Array(size);
    this.#starts = Uint32Array.from(starts);
    this.#features = Uint32Array.from(features);
    this.#values = Float64Array.from(values);
  }

  predict(row: number, weights = this.weights): number {
    let logit = 0;
    const end = this.#starts[row + 1] ?? 0;
    for (let k = this.#starts[row] ?? 0; k < end; k++)
      logit += (weights[this.#features[k] ?? 0] ?? 0) * (this.#values[k] ?? 0);
    return 1 / (1 + Math.exp(-logit));
  }

  /** Loss and gradient on these rows; the L2 penalty is 1/2 on every weight except the first, the intercept. */
  #loss(weights: Float64Array, rows: Uint32Array, right: Uint8Array, gradient: Float64Array): number {
    let loss = 0;
    gradient.fill(0);
    for (const row of rows) {
      const p = Math.min(1 - 1e-12, Math.max(1e-12, this.predict(row, weights)));
      const y = right[row] ?? 0;
      loss -= Math.log(y ? p : 1 - p);
      const end = this.#starts[row + 1] ?? 0;
      for (let k = this.#starts[row] ?? 0; k < end; k++) {
        const feature = this.#features[k] ?? 0;
        gradient[feature] = (gradient[feature] ?? 0) + (p - y) * (this.#values[k] ?? 0);
      }
    }
    for (let i = 1; i < weights.length; i++) {
      const w = weights[i] ?? 0;
      loss += (w * w) / 2;
      gradient[i] = (gradient[i] ?? 0) + w;
    }
    return loss;
  }

  fit(rows: Uint32Array, right: Uint8Array, rounds = 250): this {
    const w = this.weights;
    const gradient = new Float64Array(w.length);
    let loss = this.#loss(w, rows, right, gradient);
    const steps: { s: Float64Array; y: Float64Array; rho: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      const direction = this.#direction(gradient, steps);
      const slope = dot(direction, gradient);
      let size = round === 0 ? 1 / Math.max(1, Math.sqrt(dot(gradient, gradient))) : 1;
      const before = Float64Array.from(w);
      const old = Float64Array.from(gradient);
      for (let tries = 0; tries < 20; tries++, size /= 2) {
        for (let i = 0; i < w.length; i++) w[i] = (before[i] ?? 0) + size * (direction[i] ?? 0);
        const next = this.#loss(w, rows, right, gradient);
        if (next > loss + 1e-4 * size * slope) continue;
        if (loss - next < 1e-8 * loss) return this;
        loss = next;
        break;
      }
      const s = w.map((value, i) => value - (before[i] ?? 0));
      const y = gradient.map((value, i) => value - (old[i] ?? 0));
      const sy = dot(s, y);
      if (sy > 1e-10) steps.push({ s, y, rho: 1 / sy });
      if (steps.length > MEMORY) steps.shift();
    }
    return this;
  }

  #direction(gradient: Float64Array, steps: readonly { s: Float64Array; y: Float64Array; rho: number }[]) {
    const q = gradient.map(value => -value);
    const alphas = steps.map(() => 0);
    for (let i = steps.length - 1; i >= 0; i--) {
      const { s, y, rho } = steps[i] as (typeof steps)[number];
      const alpha = rho * dot(s, q);
      alphas[i] = alpha;
      for (let j = 0; j < q.length; j++) q[j] = (q[j] ?? 0) - alpha * (y[j] ?? 0);
    }
    const last = steps.at(-1);
    const scale = last ? 1 / (last.rho * dot(last.y, last.y)) : 1;
    for (let j = 0; j < q.length; j++) q[j] = (q[j] ?? 0) * scale;
    steps.forEach(({ s, y, rho }, i) => {
      const beta = rho * dot(y, q);
      for (let j = 0; j < q.length; j++) q[j] = (q[j] ?? 0) + (s[j] ?? 0) * ((alphas[i] ?? 0) - beta);
    });
    return q;
  }
}
