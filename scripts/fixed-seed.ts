import fc from 'fast-check';

/** The same cases in every run, so that the gate is reproducible; `SEED=…` tries others. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1200) });
