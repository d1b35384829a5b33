import type { AnyTemplate } from '../../template.ts';
import { payByWork } from './easy.ts';
import { costsOfWork } from './hard.ts';
import { payOfGroups } from './medium.ts';

/** Pay that goes by the work done, and costs of work. */
export const wages: readonly AnyTemplate[] = [...payByWork, ...payOfGroups, ...costsOfWork];
