import { useLazyPart } from '@cabinet/kernel/ui';

const importShellWait = () => import(/* webpackChunkName: "shell" */ './shell-wait.tsx');

/** What a private page shows while its first screen waits for the session: the shell without a person. */
export function ShellFallback() {
  const ShellWait = useLazyPart(importShellWait);
  return ShellWait && <ShellWait />;
}
