/** The sign-ins a demo seeds; public by intent, never in production. */
export const demoSignIns = [
  { role: 'student', email: 'demo.student@twelvefold.example', password: 'twelve a day' },
  { role: 'admin', email: 'demo.admin@twelvefold.example', password: 'twelve a day, admin' },
] as const;
