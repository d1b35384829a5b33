import { billing, privileges } from '@twelvefold/contract';
import { type Route, routesFor } from '../../platform/http/endpoint-handlers.ts';
import { beginPurchase } from './buying/buying.ts';
import { checkOrder, verifyPayment } from './buying/verifying.ts';
import { takeWebhook } from './buying/webhooks.ts';
import { buyerDetailsOf, setBuyerDetails } from './ledger/buyer-details.ts';
import { creditNoteOf, historyOf, receiptOf } from './ledger/receipts.ts';
import type { Needs } from './needs.ts';
import { availabilityNow, offersNow } from './plans/availability.ts';
import { givePrivilege, privilegesNow, takePrivilege } from './privileges.ts';
import { cancelSubscription, pauseSubscription, undoCancellation } from './subscription/changing.ts';
import { managementOf } from './subscription/management.ts';

export const billingRoutes = (needs: Needs): Route[] => {
  const { db, payments } = needs.platform;
  const mode = payments ? (payments.sandbox ? ('sandbox' as const) : ('live' as const)) : ('off' as const);
  const ofPrivileges = routesFor(privileges, {
    'GET /admin/privileges': ({ query }) => privilegesNow(db, query.filter),
    'POST /admin/privileges': ({ body }, { user, now }) =>
      givePrivilege(db, { email: body.email, notes: body.notes ?? '', adminId: user.id }, now),
    'DELETE /admin/privileges/:id': async ({ params }) => {
      await takePrivilege(db, params.id);
      return { success: true as const };
    },
  });
  const ofMoney = routesFor(billing, {
    'GET /payments/plans': async (_, { now }) => ({
      plans: await offersNow(needs, now),
      payments: mode,
      checkout_src: payments?.checkoutSrc ?? null,
    }),
    'GET /payments/plan-availability/:plan': ({ params }, { now }) =>
      availabilityNow(needs, params.plan, now),
    'POST /payments/create-order': ({ body }, { user, now }) =>
      beginPurchase(needs, user, body, 'order', now),
    'POST /payments/create-subscription': ({ body }, { user, now }) =>
      beginPurchase(needs, user, body, 'subscription', now),
    'POST /payments/verify-payment': ({ body }, { user, now }) => verifyPayment(needs, user, body, now),
    'POST /payments/check-order': ({ body }, { user, now }) => checkOrder(needs, user, body.id, now),
    'POST /payments/webhook': ({ body, headers }, { now }) =>
      takeWebhook(
        needs,
        { body, signature: headers['x-razorpay-signature'], eventId: headers['x-razorpay-event-id'] },
        now,
      ),
    'GET /payments/history': async (_, { user }) => ({ payments: await historyOf(db, user.id) }),
    'GET /payments/receipts/:payment_id': ({ params }, { user }) => receiptOf(db, user.id, params.payment_id),
    'GET /payments/credit-notes/:credit_note': ({ params }, { user }) =>
      creditNoteOf(db, user.id, params.credit_note),
    'GET /payments/buyer-details': (_, { user }) => buyerDetailsOf(needs, user.id),
    'POST /payments/buyer-details': ({ body }, { user, now }) => setBuyerDetails(needs, user.id, body, now),
    'GET /user/subscription-management': (_, { user, now }) => managementOf(needs, user, now),
    'POST /user/pause-subscription': (_, { user, now }) => pauseSubscription(needs, user, now),
    'POST /user/cancel-subscription': (_, { user, now }) => cancelSubscription(needs, user, now),
    'POST /user/undo-cancellation': (_, { user, now }) => undoCancellation(needs, user, now),
  });
  return [...ofMoney, ...ofPrivileges];
};
