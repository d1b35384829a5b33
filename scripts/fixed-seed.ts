import fc from 'fast-check';

/** The same cases every time: a gate that passes today must pass tomorrow. `SEED=…` searches elsewhere. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1200) });
