import type { AnyTemplate } from '../template.ts';
import { cevians } from './cevians/index.ts';
import { similar } from './similar/index.ts';

export const triangles: readonly AnyTemplate[] = [...similar, ...cevians];
