/**
 * The business figures of the product, each once (durations in seconds unless the name says otherwise). Texts that
 * mention a figure are rendered from here; prices and windows of paid plans are data, not figures.
 */
export const figures = {
  session: {
    questions: 12,
    aboutMinutes: { least: 20, most: 30, typical: 25 },
    cooldownSeconds: 120,
    availabilityPollSeconds: 10,
    packRetryDelaysSeconds: [1, 2, 3],
    /** The client's last pack events, kept for a failure report. */
    packEventsKept: 50,
    /** Longest answer time that is believed, in milliseconds. */
    longestElapsedMs: 2 * 60 * 60 * 1000,
    /** Entries of a session's log that one call takes. */
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
    /** A class that signs in at once waits for its passwords to be compared. */
    signIn: 30,
    /** Calls without a figure of their own. */
    ordinary: 15,
    /** Who the stored sign-in belongs to, asked before anything is shown. */
    signedIn: 10,
    logout: 5,
    codeChunk: 120,
    upload: 300,
    /** Files to save. */
    download: 120,
  },
  /** Replies that come in parts: a sign of life while nothing is said, and how long a silence means that nothing will come. */
  stream: { heartbeatSeconds: 10, silenceSeconds: 25 },
  /** Answers given without a network: pauses between tries to send them, doubled from the first to the longest. */
  /** Pauses before what could not be fetched or sent is tried again by itself. */
  retry: { firstSeconds: 2, mostSeconds: 60 },
  dashboard: {
    retryDelaysSeconds: [2, 4],
    /** Nothing is claimed from fewer answers than this. */
    claimAnswers: 5,
    /** Sessions that 'recent' means in the insights. */
    recentSessions: 5,
    momentumSessions: 20,
    stakes: 5,
  },
  freeTrial: { sessions: 5, sessionsPerWeek: 2 },
  /** How long a browser tab remembers the plan that was looked at. */
  planContext: { minutes: 30 },
  account: {
    passwordLeast: 6,
    /** Greatest password, in bytes of UTF-8; refused before hashing. */
    passwordMostBytes: 1024,
    passwordRecommended: 15,
    nameMost: 120,
    emailMost: 254,
    phoneDigits: { least: 7, most: 15 },
    exportsPerDay: 1,
    tokenLifeDays: 30,
    tokenIdleDays: 7,
    returnHomeSeconds: 2,
    /** Sign-ins a minute that name one address. */
    signInsPerMinute: 10,
    /** Browsers that an account remembers, whose tries are not counted with those of strangers. */
    knownBrowsers: 20,
    /** Each replaces one code of the authenticator app. */
    recoveryCodes: 10,
    /** What happened at the doors of an account is kept this long, and so much of it is shown. */
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
    /** After the fifth wrong code the form starts over. */
    resetSeconds: 3,
  },
  /** Mails that students ask for: their hour in India, and how late in hours one still leaves. */
  letters: {
    hours: { least: 6, most: 22, usual: 19 },
    lateHours: 3,
    /** After so many reminders in a row without a question answered, one comes each week. */
    unansweredMost: 5,
    unansweredEveryDays: 7,
    /** Days before the exam. */
    examNotes: [30, 7, 1],
    /** A welcome comes within so many days of the first session. */
    welcomeDays: 2,
  },
  /** The page for a parent or mentor ends after so many days. */
  sharing: { pageDays: 30 },
  support: { replyHours: { least: 2, most: 4 } },
  policies: {
    effective: '01 Aug 2025',
    /** A technical problem unresolved for longer than this, after support has looked at it, is refunded. */
    refundAfterHours: 36,
    /** What of a deleted account is still on its way, such as a mail, is gone by then. */
    erasedWithinHours: 24,
    /** Counters that hold an address, dead codes and unfinished sign-ups are gone by then. */
    tracesKeptDays: 2,
    /** What the page noted for us is kept this long. */
    notesKeptDays: 90,
  },
  /** Rupees off a Pro plan for whoever uses a code, and rupees to whoever the code belongs to. */
  referral: { codeLength: 6, discountRupees: 500, rewardRupees: 500 },
  /** The tutor: messages a question, characters a message, one running call a question and so many a student. */
  doubts: {
    messages: 10,
    /** Messages of a question that are given back, as their reply only refused or did not understand. */
    givenBackMost: 10,
    textMost: 500,
    warnAbove: 400,
    runningMost: 2,
    replySeconds: 30,
    /** A language model that has said nothing sound by then is replaced by the built-in tutor. */
    firstBlockSeconds: 6,
    /** And how long it may take for all. */
    modelSeconds: 22,
    /** Replies of a language model on one day, for all students together; beyond, the built-in tutor answers. */
    modelRepliesADay: 20_000,
    hintsMost: 20,
  },
  feedback: { textMost: 1000, warnAbove: 900, closesAfterMs: 3000 },
  plan: {
    days: 90,
    minutesPerQuestion: 2.5,
    dailyMinutes: { least: 30, most: 120 },
    /** A day may be so much shorter when the student is ahead, or longer when days were missed. */
    shorterByMinutes: 5,
    longerByMinutes: 10,
    /** Minutes a day and shares of Easy, Medium and Hard in percent. `good` is shown as Advanced. */
    tracks: {
      beginner: { minutes: 50, mix: [50, 40, 10] },
      intermediate: { minutes: 65, mix: [30, 45, 25] },
      good: { minutes: 80, mix: [15, 45, 40] },
    },
    quickMinutes: 30,
    fullMinutes: 60,
    sessionMinutes: { least: 5, most: 120 },
    /** Days of rest in a calendar week that do not end a streak. */
    restDaysAWeek: 1,
    /** So many days of a streak earn another one, of which so many are kept until they are needed. */
    earnsRestDays: 6,
    restDaysKept: 2,
    /**
     * A unit with fewer right than this asks for a few more questions: from so many days after it, and no longer once
     * this many days have passed.
     */
    secondLook: { belowPercent: 60, questions: 4, afterDays: 2, withinDays: 7, mostADay: 2 },
  },
  exam: { questions: 22, minutes: 40 },
  admin: {
    /** Rows of a page of a table, unless asked for otherwise, and at most. */
    rows: 100,
    rowsMost: 1000,
    monitoringRefreshSeconds: 60,
    referralDays: 30,
    notesMost: 500,
    /** An upload of so many bytes is refused, one byte less is taken. */
    uploadBytesBelow: 10 * 1024 * 1024,
    /** Notes on rows in the answer to an upload. */
    rowNotesMost: 1000,
    enrichmentBatch: 10,
    enrichmentMinutes: { least: 5, most: 15 },
    frequencyMinutes: { least: 15, most: 30 },
    /** Of questions up to this difficulty score the frequency score is not worked out. */
    easyThreshold: 1.5,
    easyFrequencyScore: 0.5,
  },
  /** Similar questions that may be tried outside of sessions: like one question, and on one day. */
  similar: { triesAQuestion: 3, triesADay: 20 },
  notebook: {
    page: 30,
    noteMost: 1000,
    noteWarnAbove: 900,
    /** Questions that one account may mark. */
    marksMost: 5000,
    /** Questions of a session of mistakes. */
    practised: 12,
  },
  reports: {
    /** So many students who answered a question take it out of service by reporting it. */
    needed: 2,
    /** Only students with so many answers count among them. */
    answersLeast: 50,
    /** The share of the live bank that leaves service by itself within 24 hours; beyond, questions are only flagged. */
    shareADay: 0.01,
  },
  telemetry: {
    bytesMost: 8 * 1024,
    /** Crashes that one browser reports in an hour. */
    crashesAnHour: 3,
    /** Different crashes that are kept: beyond, only those that are known are counted. */
    crashesMost: 1000,
    crashesShown: 100,
  },
} as const;

/** A window of `seconds` in which `most` calls are allowed. */
export interface Allowance {
  most: number;
  seconds: number;
}

/** What is counted where a call names a limit. */
export interface Limit {
  /** Of a signed-in account. */
  account?: readonly Allowance[];
  /**
   * Of a client address, and only for calls without a token: a hostel, a class or a mobile network puts hundreds of
   * students behind one address. Far above what a class of 300 does in ten minutes.
   */
  client?: readonly Allowance[];
  /** Of a client's calls only those count that fail. */
  failuresOnly?: true;
  /** A client with so many counted is answered late. */
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
  /** How often an address is tried, and is sent a code, is counted by the auth module. */
  sendCode: { client: [{ most: 1500, seconds: hour }] },
  checkCode: { client: [{ most: 300, seconds: minute }] },
  register: { client: [{ most: 1500, seconds: hour }] },
  answer: { account: [{ most: 60, seconds: minute }] },
  /** A lesson asks for some ten answers in five minutes, also of a class of 300. */
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
  /** A class behind one address opens pages all hour. */
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
