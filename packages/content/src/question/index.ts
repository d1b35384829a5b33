/** The language of forms of questions: docs/writing-questions.md. */
export { calc, frac, surd } from './calc.ts';
export { form, type Path, type Quantity, slip, stop } from './form.ts';
export { situation } from './situation.ts';
export { Surd } from './surd.ts';
export { here, tex, text } from './text.ts';
