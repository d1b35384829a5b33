import { PolicyPage, type PolicyPart } from './PolicyPage.tsx';
import { SupportMail } from './SupportMail.tsx';

const parts: PolicyPart[] = [
  {
    id: 'what-we-keep',
    title: 'What we keep',
    text: (
      <ul>
        <li>
          Account information: your name and e-mail address, and your password only as a hash that cannot be
          read back.
        </li>
        <li>
          Usage data: the sessions you practise, your answers, how long they took and what was learned from
          them.
        </li>
        <li>
          Device data: the network address of a request, for as long as it is needed to limit abuse and find
          faults.
        </li>
      </ul>
    ),
  },
  {
    id: 'why',
    title: 'Why we keep it',
    text: (
      <p>
        To sign you in, to choose your next questions, to show your progress, to answer your letters and to
        keep the service safe. The page loads nothing from other companies, and there is no advertising.
      </p>
    ),
  },
  {
    id: 'on-your-device',
    title: 'On your device',
    text: (
      <p>
        Your browser keeps your sign-in, your choice of theme and your keyboard setting in its local storage.
        There are no cookies for tracking.
      </p>
    ),
  },
  {
    id: 'payments',
    title: 'Payments',
    text: <p>Payments go through third-party payment processors; card details never reach our servers.</p>,
  },
  {
    id: 'sharing',
    title: 'Sharing',
    text: <p>Your personal data is not sold.</p>,
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    text: (
      <p>
        You may ask for access to your data, for its update or its deletion, and you may opt out of
        promotions. Write to <SupportMail /> from the address of your account.
      </p>
    ),
  },
];

export const PrivacyPage = () => <PolicyPage title="Privacy Policy" nav={[]} parts={parts} />;
