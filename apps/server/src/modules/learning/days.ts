const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The day of an instant in Asia/Kolkata: '2026-03-02'. */
export const dayOf = (at: Date): string => day.format(at);
