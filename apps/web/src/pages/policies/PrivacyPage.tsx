import { figures } from '@twelvefold/contract/figures';
import { offer } from '../../features/billing/plans.ts';
import { site } from '../../shared/words/site.ts';
import { SupportMail } from '../../ui/SupportMail.tsx';
import { Policy, type PolicyPart } from './Policy.tsx';

const { tokenLifeDays, tokenIdleDays, exportsPerDay, securityLogDays } = figures.account;
const { erasedWithinHours, tracesKeptDays, notesKeptDays } = figures.policies;

const parts = (): PolicyPart[] => [
  {
    id: 'in-short',
    title: 'In short',
    text: (
      <>
        <p>
          {site().name} keeps what it needs to choose your next questions and to show your progress, and no
          more. We do not sell your personal data. We show no advertising and set no cookies, and nobody
          follows you from here to other sites.
        </p>
        <p>
          You can see, correct, export and delete your data, and you can opt out of promotions. This notice is
          for visitors and for students, on the website and in emails from us. &lsquo;We&rsquo; are the people
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
          whether your address is verified, your settings, the emails you asked for and when we sent one,
          hashes of the secret addresses you made for a calendar or for a parent or mentor, your goal (exam
          date, days a week, target percentile), and your password as a hash that cannot be turned back into
          the password. If you use an authenticator app: its secret, encrypted, and hashes of your recovery
          codes.
        </li>
        <li>
          <b>Usage data:</b> your sessions, the questions you were given, your answers and skips with their
          times, the topics you asked for, your marks and notes on questions, your study plan, what the
          practice engine has learnt from them and writes about them, and notes of the page: what was pressed
          on a question, and what failed.
        </li>
        <li>
          <b>Device data:</b> when a browser signed in, what it calls itself, from which network address, and
          in which hour it was last used, so that you can see and end your sign-ins; a record of failed
          sign-ins, changed passwords and the like; the random secret by which we know a browser again, as a
          hash; the network address that requests come from, to limit how often something can be tried; and a
          log of calls with time, result and account number, but without network addresses and without what
          was sent. We make no fingerprint of your device, and we do not ask where you are.
        </li>
        <li>
          <b>What you write to us:</b> feedback, with the email address that you leave or that of your
          account, which also goes to our support mailbox; emails to support; and what you write to the tutor
          about a question.
        </li>
        <li>
          <b>Plans and referrals:</b> which plan you have and until when, your payments (amount, date, and the
          payment processor&apos;s reference, never card details), the state, GSTIN, name and address of a
          business that you give for tax invoices, your own referral code, whether a code has been used with
          your address, and whether our team has lifted the limit of sessions for it.
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
          <li>To know how much is practised and solved here, in totals over everybody, without names.</li>
          <li>To send news and offers, until you opt out.</li>
        </ul>
        <p>We use your data for nothing else.</p>
      </>
    ),
  },
  {
    id: 'on-your-device',
    title: 'On your device',
    text: (
      <>
        <p>We set no cookies. Your browser&apos;s own storage holds, for this site only:</p>
        <ul>
          <li>your sign-in (an access token) and your user record, until you log out;</li>
          <li>
            an answer or a skip that has not reached us yet, until it has been sent, and the option you have
            chosen but not submitted;
          </li>
          <li>
            a random secret by which we know this browser again, so that strangers who try your password
            elsewhere do not keep you out;
          </li>
          <li>your email address, if you asked for that when you signed in, until you sign in without;</li>
          <li>
            your choices: theme, keyboard shortcuts, the clock and what is unfolded; and when your last
            session ended;
          </li>
          <li>
            as long as the tab is open: the time spent on the question before you, when a page last loaded
            itself again, and the last steps of loading a session, which go to us only if you report a
            failure;
          </li>
          <li>
            the plan you looked at on the pricing page, for {offer.rememberedMinutes} minutes at most and in
            that tab only.
          </li>
        </ul>
        <p>
          You can clear it in your browser at any time. You are then signed out, and an answer that waited
          there is lost. Our pages load nothing from other sites, with one exception: when you choose to pay,
          they load the payment processor&apos;s checkout.
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
        details) goes to them alone and never reaches our servers. Their own privacy notices apply to it. They
        tell us that you paid, for what, and the reference of the payment.
      </p>
    ),
  },
  {
    id: 'sharing',
    title: 'Who sees it',
    text: (
      <>
        <p>We do not sell, rent or trade your personal data. These see it:</p>
        <ul>
          <li>the few people of our team who need it to help you or to keep the service running;</li>
          <li>
            companies that do a task for us and may use the data for that task only: running servers, sending
            emails, processing payments and, where the tutor uses one, running a language model. The model
            gets the question and what you write about it, not your name or address;
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
          out. A reset password ends all your sign-ins; a changed one ends all the others.
        </li>
        <li>
          A verification code ends after {figures.code.lifeMinutes} minutes. Within {tracesKeptDays} days we
          erase the counters of attempts that hold a network address, and a sign-up that you did not finish.
        </li>
        <li>
          We keep notes of the page for {notesKeptDays} days, and the record of sign-ins and changed passwords
          for {securityLogDays} days.
        </li>
        <li>
          We keep account, answers, notes, chats with the tutor and plans as long as you have the account.
        </li>
        <li>We keep feedback until you delete the account it came from, or ask us to remove it.</li>
        <li>
          When you delete your account, we stop a renewal, end all sign-ins and erase name, address, answers,
          notes, chats, plans and feedback at once. What is still on its way, such as the email that confirms
          it, is erased within {erasedWithinHours} hours. We delete emails in our support mailbox when you ask
          us there. Backup copies made before may hold your data until they are replaced. We use them for
          nothing but a restore.
        </li>
        <li>
          What stays: records of payments, without name, email address, phone number or GSTIN (a state that
          you gave for tax invoices stays on them); a mark that a referral code was used, made so that your
          address cannot be read from it; and totals in which nobody can be recognised.
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
            <b>opt out of promotions</b>: on the account page, or by a reply to any such email. Emails that
            the service needs, such as codes and receipts, still come;
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
        are stored only as hashes. Emails on their way to you wait encrypted. Attempts are limited, and every
        request is checked for its rights. No service is beyond every attack. If you find a weakness, write to{' '}
        <SupportMail />. If your data is ever exposed, we tell you and the authorities as the law asks.
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
        When something changes, we change this page and the date at its top. If the change matters to you, we
        tell you by email before it takes effect.
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
