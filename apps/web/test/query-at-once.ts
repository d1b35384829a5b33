import { notifyManager } from '@tanstack/react-query';

// The library tells its readers of news with a timer, which `act` does not wait for: on a busy machine an assertion
// behind `act` would come before the news.
notifyManager.setScheduler(queueMicrotask);
