const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The calendar day of an instant in Asia/Kolkata, as '2026-03-02'. */
export const dayOf = (at: Date): string => day.format(at);
