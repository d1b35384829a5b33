/**
 * The business figures of the product, each once. Durations are in seconds unless the name says otherwise. Texts that
 * mention a figure are rendered from here. Prices and windows of paid plans are data (`offers.ts`).
 */
export const figures = {
  session: {
    questions: 12,
    aboutMinutes: { least: 20, most: 30, typical: 25 },
    cooldownSeconds: 120,
    availabilityPollSeconds: 10,
    packRetryDelaysSeconds: [1, 2, 3],
    /** Pack events that the client keeps for a failure report. */
    packEventsKept: 50,
    /** Maximum accepted answer time. */
    longestElapsedMs: 2 * 60 * 60 * 1000,
    /** Maximum entries of a session's log in one call. */
    logEntriesMost: 100,
  },
  timeoutsSeconds: {
    preSessionInsight: 10,
    questions: 10,
    sessionList: 10,
    sessionStart: 15,
    telemetry: 5,
    taxonomy: 30,
    insights: 15,
    /** Long, because comparing the passwords of a class that signs in at once takes time. */
    signIn: 30,
    /** Default. */
    ordinary: 15,
    /** Check of the stored sign-in before the first page. */
    signedIn: 10,
    logout: 5,
    codeChunk: 120,
    upload: 300,
    download: 120,
  },
  /** Streamed replies: pause between heartbeats, and silence after which the client gives up. */
  stream: { heartbeatSeconds: 10, silenceSeconds: 25 },
  /** Pauses between automatic retries of sending or fetching: doubled from the first to the maximum. */
  retry: { firstSeconds: 2, mostSeconds: 60 },
  dashboard: {
    retryDelaysSeconds: [2, 4],
    /** Minimum answers for a statement about a subcategory or category. */
    claimAnswers: 5,
    /** Sessions that count as recent in the insights. */
    recentSessions: 5,
    momentumSessions: 20,
    stakes: 5,
  },
  freeTrial: { sessions: 5, sessionsPerWeek: 2 },
  /** How long a browser tab remembers the plan last viewed. */
  planContext: { minutes: 30 },
  account: {
    passwordLeast: 6,
    /** Maximum password in bytes of UTF-8; checked before hashing. */
    passwordMostBytes: 1024,
    passwordRecommended: 15,
    nameMost: 120,
    emailMost: 254,
    phoneDigits: { least: 7, most: 15 },
    exportsPerDay: 1,
    tokenLifeDays: 30,
    tokenIdleDays: 7,
    returnHomeSeconds: 2,
    /** Sign-in attempts a minute for one email address. */
    signInsPerMinute: 10,
    /** Maximum browsers that an account remembers; their attempts are counted apart from those of unknown browsers. */
    knownBrowsers: 20,
    /** Each replaces one code of the authenticator app. */
    recoveryCodes: 10,
    /** Security events: days kept, and number shown. */
    securityLogDays: 180,
    securityLogShown: 50,
  },
  code: {
    digits: 6,
    lifeMinutes: 15,
    attempts: 5,
    resendSeconds: 60,
    sendsPerHour: 5,
    sendsPerDay: 10,
    /** Pause before the form starts over after the last wrong code. */
    resetSeconds: 3,
  },
  /** Mails that students ask for: hour of the day in India, and maximum delay in hours. */
  letters: {
    hours: { least: 6, most: 22, usual: 19 },
    lateHours: 3,
    /** After this many reminders without an answered question, reminders come only every `unansweredEveryDays`. */
    unansweredMost: 5,
    unansweredEveryDays: 7,
    /** Days before the exam. */
    examNotes: [30, 7, 1],
    /** A welcome is sent within this many days of the first session. */
    welcomeDays: 2,
  },
  /** Days until the page for a parent or mentor expires. */
  sharing: { pageDays: 30 },
  support: { replyHours: { least: 2, most: 4 } },
  policies: {
    effective: '01 Aug 2025',
    /** A technical problem that support cannot solve within this time is refunded. */
    refundAfterHours: 36,
    /** Queued data of a deleted account, such as a mail, is deleted within this time. */
    erasedWithinHours: 24,
    /** Counters with an address, expired codes and unfinished sign-ups are deleted within this time. */
    tracesKeptDays: 2,
    /** Notes from pages are kept this long. */
    notesKeptDays: 90,
  },
  /** Discount on a Pro plan for the user of a code, and reward for its owner. */
  referral: { codeLength: 6, discountRupees: 500, rewardRupees: 500 },
  doubts: {
    /** Messages for a question. */
    messages: 10,
    /** Maximum messages of a question that do not count, because their reply refused or did not understand. */
    givenBackMost: 10,
    /** Characters of a message. */
    textMost: 500,
    warnAbove: 400,
    /** Running calls of a student; one for a question. */
    runningMost: 2,
    replySeconds: 30,
    /** Time for the first acceptable paragraph of a language model; after it the built-in tutor answers. */
    firstBlockSeconds: 6,
    /** Time for the whole reply of a language model. */
    modelSeconds: 22,
    /** Replies of a language model a day, for all students together; after them the built-in tutor answers. */
    modelRepliesADay: 20_000,
    hintsMost: 20,
  },
  feedback: { textMost: 1000, warnAbove: 900, closesAfterMs: 3000 },
  plan: {
    days: 90,
    minutesPerQuestion: 2.5,
    dailyMinutes: { least: 30, most: 120 },
    /** A day may be this much shorter when the student is ahead, or longer when days were missed. */
    shorterByMinutes: 5,
    longerByMinutes: 10,
    /** Minutes a day, and shares of Easy, Medium and Hard in percent. `good` is shown as Advanced. */
    tracks: {
      beginner: { minutes: 50, mix: [50, 40, 10] },
      intermediate: { minutes: 65, mix: [30, 45, 25] },
      good: { minutes: 80, mix: [15, 45, 40] },
    },
    quickMinutes: 30,
    fullMinutes: 60,
    sessionMinutes: { least: 5, most: 120 },
    /** Days without answers in a calendar week that do not end a streak. */
    restDaysAWeek: 1,
    /** Every `earnsRestDays` days of a streak earn one more rest day; at most `restDaysKept` are kept. */
    earnsRestDays: 6,
    restDaysKept: 2,
    /**
     * Questions after a unit with a share of right answers below `belowPercent`, due `afterDays` to `withinDays`
     * later.
     */
    secondLook: { belowPercent: 60, questions: 4, afterDays: 2, withinDays: 7, mostADay: 2 },
  },
  exam: { questions: 22, minutes: 40 },
  admin: {
    /** Default and maximum rows of a table page. */
    rows: 100,
    rowsMost: 1000,
    monitoringRefreshSeconds: 60,
    referralDays: 30,
    notesMost: 500,
    /** An upload must be smaller than this. */
    uploadBytesBelow: 10 * 1024 * 1024,
    /** Maximum notes on rows in the reply to an upload. */
    rowNotesMost: 1000,
    enrichmentBatch: 10,
    enrichmentMinutes: { least: 5, most: 15 },
    frequencyMinutes: { least: 15, most: 30 },
    /** Questions up to this difficulty score get `easyFrequencyScore` as their frequency score. */
    easyThreshold: 1.5,
    easyFrequencyScore: 0.5,
  },
  /** Maximum similar questions outside of sessions: for one question, and a day. */
  similar: { triesAQuestion: 3, triesADay: 20 },
  notebook: {
    page: 30,
    noteMost: 1000,
    noteWarnAbove: 900,
    /** Maximum marked questions of an account. */
    marksMost: 5000,
    /** Questions in a session of mistakes. */
    practised: 12,
  },
  reports: {
    /** Reports, by students who answered the question, that take it out of service. */
    needed: 2,
    /** Minimum answers of a student whose report counts. */
    answersLeast: 50,
    /**
     * Maximum share of the live bank taken out of service by reports in 24 hours; further questions are only flagged.
     */
    shareADay: 0.01,
  },
  telemetry: {
    bytesMost: 8 * 1024,
    /** Maximum crash reports of one browser in an hour. */
    crashesAnHour: 3,
    /** Maximum distinct crashes kept; after that only known ones are counted. */
    crashesMost: 1000,
    crashesShown: 100,
  },
} as const;

/** At most `most` calls in a window of `seconds`. */
export interface Allowance {
  most: number;
  seconds: number;
}

/** A rate limit. */
export interface Limit {
  /** For a signed-in account. */
  account?: readonly Allowance[];
  /**
   * For a client address, and only for calls without a token: a hostel, a class or a mobile network has hundreds of
   * students behind one address. Far above the calls of a class of 300 in ten minutes.
   */
  client?: readonly Allowance[];
  /** Only failed calls of a client address count. */
  failuresOnly?: true;
  /** Above this allowance, calls of a client address are delayed by `bySeconds`. */
  slow?: Allowance & { bySeconds: number };
}

const minute = 60;
const hour = 3600;
const day = 24 * hour;

export const limits = {
  login: {
    account: [{ most: 10, seconds: minute }],
    client: [{ most: 600, seconds: 10 * minute }],
    failuresOnly: true,
    slow: { most: 100, seconds: 10 * minute, bySeconds: 2 },
  },
  /** Limits for one email address are in the auth module. */
  sendCode: { client: [{ most: 1500, seconds: hour }] },
  checkCode: { client: [{ most: 300, seconds: minute }] },
  register: { client: [{ most: 1500, seconds: hour }] },
  answer: { account: [{ most: 60, seconds: minute }] },
  /** A lesson takes about ten answers in five minutes, for a class of 300 behind one address. */
  lessonAnswer: {
    account: [{ most: 60, seconds: minute }],
    client: [{ most: 3000, seconds: minute }],
  },
  sessionStart: { account: [{ most: 10, seconds: minute }] },
  telemetry: {
    account: [
      { most: 60, seconds: minute },
      { most: 2000, seconds: day },
    ],
  },
  /** For a class behind one address. */
  vitals: { account: [{ most: 60, seconds: minute }], client: [{ most: 6000, seconds: 10 * minute }] },
  crashReport: { account: [{ most: 10, seconds: hour }], client: [{ most: 30, seconds: hour }] },
  failureReport: { account: [{ most: 5, seconds: hour }] },
  questionReport: { account: [{ most: 60, seconds: day }] },
  doubts: { account: [{ most: 60, seconds: day }] },
  feedback: { account: [{ most: 20, seconds: day }], client: [{ most: 5, seconds: hour }] },
  createOrder: { account: [{ most: 10, seconds: hour }] },
  verifyPayment: { account: [{ most: 30, seconds: minute }] },
  changePlan: { account: [{ most: 10, seconds: minute }] },
  referralValidate: {
    account: [
      { most: 20, seconds: minute },
      { most: 100, seconds: day },
    ],
  },
  read: { account: [{ most: 600, seconds: minute }], client: [{ most: 6000, seconds: minute }] },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
