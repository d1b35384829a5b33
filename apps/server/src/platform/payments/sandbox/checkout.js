// The stand-in for the provider's checkout script: the same constructor, options and events, and a window that says that
// no money moves. Plain JavaScript, sent to the browser as it is.
(() => {
  const methods = [
    ['card', 'Card'],
    ['netbanking', 'Netbanking'],
    ['wallet', 'Wallet'],
    ['upi', 'UPI'],
  ];
  const reasons = [
    ['payment_declined', 'Declined by the bank'],
    ['insufficient_fund', 'Not enough balance'],
    ['payment_timed_out', 'Timed out'],
    ['payment_cancelled', 'Cancelled at the bank'],
    ['card_declined', 'Card declined'],
  ];
  const style = `
    #sandbox-checkout { margin: auto; width: min(26rem, calc(100vw - 2rem)); padding: 1.5rem; border: 1px solid #8a978f; border-radius: 16px;
      font: 16px/1.5 system-ui, sans-serif; color: #10211b; background: #fff; }
    #sandbox-checkout::backdrop { background: rgb(0 0 0 / 60%); }
    #sandbox-checkout h2 { margin: 0; font-size: 1.25rem; }
    #sandbox-checkout p { margin: .5rem 0 1rem; }
    #sandbox-checkout .note { padding: .5rem .75rem; border-radius: 8px; background: #fdf0d5; color: #4d3300; }
    #sandbox-checkout fieldset { margin: 0 0 1rem; padding: .5rem 1rem; border: 1px solid #8a978f; border-radius: 8px; }
    #sandbox-checkout label { display: flex; gap: .5rem; align-items: center; min-height: 2.75rem; }
    #sandbox-checkout select, #sandbox-checkout button { min-height: 2.75rem; font: inherit; border-radius: 8px; }
    #sandbox-checkout select { flex: 1; min-width: 0; color: inherit; background: #fff; border: 1px solid #8a978f; }
    #sandbox-checkout .buttons { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; margin-top: 1rem; }
    #sandbox-checkout button { padding: 0 1rem; border: 1px solid #0b5c46; background: #fff; color: #0b5c46; cursor: pointer; }
    #sandbox-checkout button.main { background: #0b5c46; color: #fff; }
    #sandbox-checkout button:disabled { opacity: .6; cursor: default; }
    #sandbox-checkout [role=alert]:empty { display: none; }
    #sandbox-checkout [role=alert] { color: #9d1c1c; }`;

  const element = (name, properties = {}, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };

  const rupees = paise =>
    new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 0 }).format(
      paise / 100,
    );

  class Razorpay {
    constructor(options) {
      this.options = options;
      this.listeners = {};
    }

    on(event, listener) {
      this.listeners[event] = listener;
    }

    close() {
      this.dialog?.close();
    }

    async open() {
      const { options } = this;
      const id = options.subscription_id ?? options.order_id;
      const found = await fetch(`/__sandbox/checkout/${encodeURIComponent(id)}`).then(r =>
        r.ok ? r.json() : null,
      );
      this.draw(id, found);
    }

    draw(id, found) {
      const { options } = this;
      const trouble = element('p', { role: 'alert' });
      const method = element(
        'fieldset',
        {},
        element('legend', { textContent: 'Pay with' }),
        ...methods.map(([value, text], i) =>
          element(
            'label',
            {},
            element('input', { type: 'radio', name: 'sandbox-method', value, checked: i === 0 }),
            text,
          ),
        ),
      );
      const reason = element(
        'select',
        {},
        ...reasons.map(([value, textContent]) => element('option', { value, textContent })),
      );
      const button = (textContent, className, onclick) =>
        element('button', { type: 'button', textContent, className, onclick });
      const amount = found ? rupees(found.amount) : '';
      const buttons = [
        button(`Pay ${amount}`, 'main', () => attempt('success')),
        button('Fail', '', () => attempt('failure')),
        button('Leave pending', '', () => attempt('pending')),
        button('Cancel', '', () => dismiss()),
      ];
      const title = element('h2', { id: 'sandbox-checkout-title', textContent: 'Test payment' });
      const dialog = element(
        'dialog',
        { id: 'sandbox-checkout' },
        element('style', { textContent: style }),
        title,
        element('p', {
          textContent: `${options.name ?? ''} · ${options.description ?? ''} · ${amount}${found?.recurring ? ' now, then monthly' : ''}`,
        }),
        element('p', {
          className: 'note',
          textContent: 'This is a stand-in for the payment provider. No money moves.',
        }),
        method,
        element('label', {}, 'If it fails:', reason),
        trouble,
        element('div', { className: 'buttons' }, ...buttons),
      );
      dialog.setAttribute('aria-labelledby', title.id);
      this.dialog = dialog;

      const finish = () => {
        dialog.close();
        dialog.remove();
      };
      const dismiss = () => {
        finish();
        options.modal?.ondismiss?.();
      };
      const attempt = async outcome => {
        const chosen = method.querySelector('input:checked').value;
        for (const one of buttons) one.disabled = true;
        trouble.textContent = '';
        const result = await fetch('/__sandbox/checkout', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            id,
            method: chosen,
            outcome,
            reason: reason.value,
            email: options.prefill?.email ?? null,
            contact: options.prefill?.contact ?? null,
          }),
        })
          .then(r => r.json())
          .catch(() => ({ kind: 'lost' }));
        for (const one of buttons) one.disabled = false;
        if (result.kind === 'success') {
          finish();
          options.handler?.(result.response);
        } else if (result.kind === 'failure') {
          trouble.textContent = result.error.description;
          this.listeners['payment.failed']?.({ error: result.error });
          if (options.retry?.enabled === false) dismiss();
        } else if (result.kind === 'pending' || result.kind === 'lost') dismiss();
        else trouble.textContent = result.detail ?? 'The test payment could not be made.';
      };

      dialog.addEventListener('cancel', event => {
        event.preventDefault();
        if (options.modal?.escape !== false) dismiss();
      });
      document.body.append(dialog);
      if (!found) {
        trouble.textContent = 'This order cannot be paid.';
        for (const one of buttons.slice(0, 3)) one.disabled = true;
      }
      dialog.showModal();
    }
  }

  window.Razorpay = Razorpay;
})();
