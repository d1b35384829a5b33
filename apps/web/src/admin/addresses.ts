/** A page of the admin console. The build passes these paths to the server, with those of the student's app. */
interface AdminAddress {
  /** A parameter is named `:id` and comes last. */
  path: string;
  name: string;
  /** Place of its link: a tab, or the 'More' menu. */
  area: 'tab' | 'more';
}

export const adminAddresses: readonly AdminAddress[] = [
  { path: '/admin/pyq', name: 'PYQ Upload', area: 'tab' },
  { path: '/admin/questions', name: 'Questions', area: 'tab' },
  { path: '/admin/privileges', name: 'Privileges', area: 'tab' },
  { path: '/admin/referrals', name: 'Referral Tracker', area: 'tab' },
  { path: '/admin/users', name: 'Users Monitoring', area: 'tab' },
  { path: '/admin/people', name: 'People', area: 'more' },
  { path: '/admin/inbox', name: 'Inbox', area: 'more' },
  { path: '/admin/mailbox', name: 'Mailbox', area: 'more' },
  { path: '/admin/figures', name: 'Figures', area: 'more' },
  { path: '/admin/cashback', name: 'Cashback', area: 'more' },
  { path: '/admin/payments', name: 'Payment troubles', area: 'more' },
  { path: '/admin/catalogue', name: 'Catalogue', area: 'more' },
  { path: '/admin/bank', name: 'Question desk', area: 'more' },
  { path: '/admin/coverage', name: 'Coverage', area: 'more' },
  { path: '/admin/pyq-types', name: 'Proposed types', area: 'more' },
  { path: '/admin/frequencies', name: 'Frequencies', area: 'more' },
  { path: '/admin/calibration', name: 'Calibration', area: 'more' },
  { path: '/admin/jobs', name: 'Jobs', area: 'more' },
  { path: '/admin/audit-log', name: 'Audit log', area: 'more' },
  { path: '/admin/crashes', name: 'Page crashes', area: 'more' },
  { path: '/admin/account', name: 'Your account', area: 'more' },
];

/** All paths of the console; `/admin` itself shows the first tab. */
export const adminPaths: readonly string[] = ['/admin', ...adminAddresses.map(({ path }) => path)];
