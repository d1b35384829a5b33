import type { AnyTemplate } from '../../template.ts';
import { partsOfThree } from './parts-of-three.ts';

export const threeSets: readonly AnyTemplate[] = [...partsOfThree];
