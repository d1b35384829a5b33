import { optional } from '../../ui/waiting/lazy.tsx';

/** The report button, loaded separately because it comes after everything else on the page. */
export const ReportLater = optional(() => import('./ReportQuestion.tsx').then(part => part.ReportQuestion));
