import { mutate } from '@cabinet/kernel/state';
import { reauthenticationKeys } from './reauthentication.ts';
import { securityEventKeys } from './security-events.ts';

/** What was done stands in the list of what has happened, and has moved the end of the confirmed time (product §12.10). */
export function readSecurityAgain(): void {
  void mutate(securityEventKeys.newest());
  void mutate(reauthenticationKeys.own());
}
