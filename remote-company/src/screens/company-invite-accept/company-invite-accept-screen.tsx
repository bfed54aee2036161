import { AcceptScreen } from '@cabinet/members/accept';

export function Screen() {
  return <AcceptScreen kind="company" />;
}
