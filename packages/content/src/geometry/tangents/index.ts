import type { AnyTemplate } from '../../template.ts';
import { rightAngles } from './right-angles.ts';
import { tangentLengths } from './tangent-lengths.ts';
import { thirdTangents } from './third-tangents.ts';

/** GM.CIR.3, all bands: tangents and their lengths. */
export const tangents: readonly AnyTemplate[] = [...rightAngles, ...tangentLengths, ...thirdTangents];
