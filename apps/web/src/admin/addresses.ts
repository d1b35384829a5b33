/** A page of the admin console; the build writes these paths for the server, beside those of the student's app. */
interface AdminAddress {
  /** A parameter is named `:id` and stands last. */
  path: string;
  name: string;
  /** Where its link stands: a tab, or below 'More'. */
  area: 'tab' | 'more';
  /** What can be done there, as long as it cannot be done yet. */
  holds?: string;
}

export const adminAddresses: readonly AdminAddress[] = [
  {
    path: '/admin/pyq',
    name: 'PYQ Upload',
    area: 'tab',
    holds: 'Uploading, enriching and exporting previous-year questions, with the list of uploaded files.',
  },
  {
    path: '/admin/questions',
    name: 'Questions',
    area: 'tab',
    holds: 'Uploading and exporting questions, and recalculating how often their types are asked.',
  },
  { path: '/admin/privileges', name: 'Privileges', area: 'tab' },
  { path: '/admin/referrals', name: 'Referral Tracker', area: 'tab' },
  { path: '/admin/users', name: 'Users Monitoring', area: 'tab' },
  { path: '/admin/audit-log', name: 'Audit log', area: 'more' },
  { path: '/admin/crashes', name: 'Page crashes', area: 'more' },
  { path: '/admin/account', name: 'Your account', area: 'more' },
];

/** `/admin` itself leads to the first tab. */
export const adminPaths: readonly string[] = ['/admin', ...adminAddresses.map(({ path }) => path)];
