const MS_PER_DAY = 86_400_000;

export interface ExamDay {
  /** A calendar day in India. */
  day: string;
  sunday: 'Third Sunday' | 'Last Sunday';
}

const november = (year: number, date: number): Date => new Date(Date.UTC(year, 10, date));
const asDay = (date: Date): string => date.toISOString().slice(0, 10);

function sundaysOf(year: number): ExamDay[] {
  const first = november(year, 1);
  const third = november(year, 15 + ((7 - first.getUTCDay()) % 7));
  const end = november(year, 30);
  const last = new Date(end.getTime() - end.getUTCDay() * MS_PER_DAY);
  return [
    { day: asDay(third), sunday: 'Third Sunday' },
    { day: asDay(last), sunday: 'Last Sunday' },
  ];
}

/** The next two likely exam days from a day on: the third and the last Sunday of November. */
export function examDaysFrom(today: string): ExamDay[] {
  const year = Number(today.slice(0, 4));
  return [...sundaysOf(year), ...sundaysOf(year + 1)].filter(({ day }) => day >= today).slice(0, 2);
}
