import { Button } from '@cabinet/kernel/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { ProviderForm } from '../../../lib/payment-state.ts';

/** Sends the browser to the provider's page with the signed fields; pressed twice, it goes once. */
export function ProviderFormButton({
  form,
  children,
}: {
  readonly form: ProviderForm;
  readonly children: ReactNode;
}) {
  const [isLeaving, setLeaving] = useState(false);

  useEffect(function wakeOnReturn() {
    // The browser's Back may bring this very page back, still busy.
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  return (
    <form method="post" action={form.actionUrl} onSubmit={() => setLeaving(true)}>
      {Object.entries(form.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="lg" width="full" busy={isLeaving}>
        {children}
      </Button>
    </form>
  );
}
