import { algebra } from './algebra/index.ts';
import { arithmetic } from './arithmetic/index.ts';
import { geometry } from './geometry/index.ts';
import { modernMaths } from './modern-maths/index.ts';
import { numberSystem } from './number-system/index.ts';
import type { AnyTemplate } from './template.ts';

/** All templates, in the order of the taxonomy. */
export const templates: readonly AnyTemplate[] = [
  ...arithmetic,
  ...algebra,
  ...geometry,
  ...numberSystem,
  ...modernMaths,
];
