import { SessionWait } from '../router/session-wait.tsx';
import { ShellFrame } from './shell-frame.tsx';

/** The shell while the user is still unknown. */
export default function ShellWait() {
  return (
    <ShellFrame>
      <SessionWait />
    </ShellFrame>
  );
}
