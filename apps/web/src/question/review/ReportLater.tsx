import { optional } from '../../ui/waiting/lazy.tsx';

/** The report of a question, which comes after all that is read: its script stays out of the way of the rest. */
export const ReportLater = optional(() => import('./ReportQuestion.tsx').then(part => part.ReportQuestion));
