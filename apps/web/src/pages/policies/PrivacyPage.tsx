import { figures } from '@twelvefold/contract/figures';
import { offer } from '../../features/billing/plans.ts';
import { site } from '../../shared/words/site.ts';
import { SupportMail } from '../../ui/SupportMail.tsx';
import { Policy, type PolicyPart } from './Policy.tsx';

const { tokenLifeDays, tokenIdleDays, exportsPerDay } = figures.account;
const { erasedWithinHours, tracesKeptDays, notesKeptDays } = figures.policies;

const parts = (): PolicyPart[] => [
  {
    id: 'in-short',
    title: 'In short',
    text: (
      <>
        <p>
          {site().name} keeps what it needs to choose your next questions and to show your progress, and no
          more. Your personal data is not sold. There is no advertising, there are no cookies, and nobody
          follows you from here to other sites.
        </p>
        <p>
          You can see, correct, export and delete your data, and you can opt out of promotions. This notice is
          for visitors and for students, on the website and in mails from us. &lsquo;We&rsquo; are the people
          who run {site().name}.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-keep',
    title: 'What we keep',
    text: (
      <ul>
        <li>
          <b>Account information:</b> your full name, your email address, your phone number if you give one,
          whether your address is verified, your settings, and your password as a hash that cannot be turned
          back into the password.
        </li>
        <li>
          <b>Usage data:</b> your sessions, the questions you were given, your answers and skips with their
          times, the topics you asked for, your study plan, what the practice engine has learnt from them and
          writes about them, and notes of the page: what was pressed on a question, and what failed.
        </li>
        <li>
          <b>Device data:</b> when a browser signed in, what it calls itself, from which network address, and
          in which hour it was last used, so that you can see and end your sign-ins; the random secret by
          which we know a browser again, as a hash; the network address that requests come from, to limit how
          often something can be tried; and a log of calls with time, result and account number, but without
          network addresses and without what was sent. We do not make a fingerprint of your device, and we do
          not ask where you are.
        </li>
        <li>
          <b>What you write to us:</b> feedback, with the email address if you leave one, and with that of
          your account if you are signed in, which also goes to our support mailbox; mails to support; and
          questions you ask about a problem where the tutor is open to you.
        </li>
        <li>
          <b>Plans and referrals:</b> which plan you have and until when, your payments (amount, date, and the
          payment processor&apos;s reference, never card details), your own referral code, whether a code has
          been used with your address, and whether our team has lifted the limit of sessions for it.
        </li>
      </ul>
    ),
  },
  {
    id: 'why',
    title: 'Why we keep it',
    text: (
      <>
        <ul>
          <li>To sign you in and to keep others out of your account.</li>
          <li>To choose your questions, to plan your days and to show how you are doing.</li>
          <li>To provide a plan you have bought, and to keep the records that tax law asks for.</li>
          <li>To credit referrals, and to stop their abuse.</li>
          <li>To answer you, and to find and mend faults.</li>
          <li>To know how much is practised and solved here: in totals of everybody, without names.</li>
          <li>To send news and offers, until you opt out.</li>
        </ul>
        <p>
          We do not use your data for anything else, and no decision about you is taken from it elsewhere.
        </p>
      </>
    ),
  },
  {
    id: 'on-your-device',
    title: 'On your device',
    text: (
      <>
        <p>No cookies are set. Your browser&apos;s own storage holds, for this site only:</p>
        <ul>
          <li>your sign-in (an access token) and your user record, until you log out;</li>
          <li>
            an answer that did not reach us, because the network was away: it stays in your browser until it
            has been sent, then it is removed;
          </li>
          <li>
            a random secret by which we know this browser again when you sign in, so that strangers who try
            your password elsewhere do not keep you out;
          </li>
          <li>your choice of theme and of keyboard shortcuts, and when your last session ended;</li>
          <li>
            as long as the tab is open: the time spent on the question before you, the last steps of loading a
            session, which go to us only if you report a failure, and when a page last started again because a
            part of it had not come;
          </li>
          <li>
            the plan you looked at on the pricing page, for {offer.rememberedMinutes} minutes at most and in
            that tab only.
          </li>
        </ul>
        <p>
          You can clear it in your browser at any time; you are then signed out, and an answer that waited
          there is lost. Pages load nothing from other sites: fonts, pictures and scripts all come from here.
          The one exception comes with a payment: the payment processor&apos;s checkout is loaded when you
          choose to pay, and not before.
        </p>
      </>
    ),
  },
  {
    id: 'payments',
    title: 'Payments',
    text: (
      <p>
        Payments go through third-party payment processors. What you enter there (card, bank, wallet or UPI
        details) goes to them alone and never reaches our servers; their own privacy notices apply to it. They
        tell us that a payment was made, for what, and its reference.
      </p>
    ),
  },
  {
    id: 'sharing',
    title: 'Who sees it',
    text: (
      <>
        <p>Your personal data is not sold, rented or traded. It is seen by:</p>
        <ul>
          <li>the few people of our team who need it to help you or to keep the service running;</li>
          <li>
            companies that do a task for us and may use the data for that task only: running servers, sending
            emails, processing payments and, where the tutor relies on one, running a language model. It is
            given your question about a problem, not your name or address;
          </li>
          <li>
            the owner of a referral code you use: they see that the code was used, not who you are or how you
            practise;
          </li>
          <li>authorities, where the law of India obliges us.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    text: (
      <ul>
        <li>
          A sign-in ends after {tokenLifeDays} days, after {tokenIdleDays} days without use, and when you log
          out, reset your password or sign out everywhere. A changed password ends every other one.
        </li>
        <li>
          A verification code ends after {figures.code.lifeMinutes} minutes. Within {tracesKeptDays} days,
          what counts attempts and holds a network address is gone, and so is a sign-up that you did not
          finish, with its name, address and password hash.
        </li>
        <li>Notes of the page are kept for {notesKeptDays} days.</li>
        <li>Account, answers and plans are kept for as long as you have the account.</li>
        <li>
          Feedback is kept until you delete the account it came from, or ask us to remove it, with or without
          an account.
        </li>
        <li>
          When you delete your account, sign-ins end at once, and name, address, answers, plans and feedback
          are erased with them. What is still on its way, such as the mail that confirms it, is erased within{' '}
          {erasedWithinHours} hours. Letters in our support mailbox go when you ask us there. Backup copies
          made before may hold your data until they are replaced; they are used for nothing but a restore.
        </li>
        <li>
          What stays after that: records of payments, without name, email address or phone number; a mark that
          a referral code was used, made so that your address cannot be read from it; and totals in which
          nobody can be recognised.
        </li>
      </ul>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    text: (
      <>
        <p>You may, at any time and free of charge:</p>
        <ul>
          <li>
            <b>see and export</b> your data by yourself: the account page gives you what we keep of you as a
            file that programs can read, {exportsPerDay === 1 ? 'once' : `${exportsPerDay} times`} a day;
          </li>
          <li>
            <b>update</b> it: name and phone number on the account page, anything else by writing to us;
          </li>
          <li>
            <b>delete</b> it by yourself: the account page deletes your account with all that belongs to it;
          </li>
          <li>
            <b>opt out of promotions</b>: on the account page, or by a reply to any such mail. Mails that the
            service needs, such as codes and receipts, still come;
          </li>
          <li>
            <b>complain</b>: to us first, please, and to the Data Protection Board of India where the law lets
            you.
          </li>
        </ul>
        <p>
          If you cannot reach your account, write to <SupportMail /> from the address of the account, and we
          do it for you. We may ask you to prove that the address is yours.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'How we protect it',
    text: (
      <p>
        Connections are encrypted where the service is open to the public. Passwords, access tokens and codes
        are stored only as hashes; mails on their way to you, with their codes, wait encrypted. Attempts are
        limited, and rights are checked on every request. No service is beyond every attack: if yours is a
        security concern, write to <SupportMail />. If your data is ever exposed, we tell you and the
        authorities as the law asks.
      </p>
    ),
  },
  {
    id: 'age',
    title: 'Young people',
    text: (
      <p>
        The service is made for people preparing for admission to a postgraduate course. If you are under 18,
        ask a parent or guardian to open the account with you.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this notice',
    text: (
      <p>
        When something changes, this page changes with it, and so does the date at its top. If the change
        matters to you, we tell you by email before it takes effect.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Governing law and contact',
    text: (
      <p>
        The law of India governs this notice. Questions, requests and complaints about your data:{' '}
        <SupportMail />.
      </p>
    ),
  },
];

export const PrivacyPage = () => <Policy title="Privacy Policy" nav={[]} parts={parts()} />;
