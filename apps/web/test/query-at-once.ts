import { notifyManager } from '@tanstack/react-query';

// TanStack Query notifies by a timer, which `act` does not await: on a busy machine an assertion after `act` would run
// before the notification.
notifyManager.setScheduler(queueMicrotask);
