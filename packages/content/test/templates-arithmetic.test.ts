import { proveTemplates } from './prove-templates.ts';

proveTemplates('AR');
