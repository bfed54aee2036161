import { ShellFrame } from '../shell/shell-frame.tsx';
import { SessionWait } from './session-wait.tsx';

/** The shell while the user is still unknown. */
export default function ShellWait() {
  return (
    <ShellFrame>
      <SessionWait />
    </ShellFrame>
  );
}
