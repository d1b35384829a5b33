import { proveTemplates } from './prove-templates.ts';

proveTemplates('GM', 'MM');
