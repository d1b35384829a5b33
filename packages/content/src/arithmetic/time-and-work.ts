import type { AnyTemplate } from '../template.ts';

export const timeAndWork: readonly AnyTemplate[] = [];
