import { SessionWait } from '../router/session-wait.tsx';
import { ShellFrame } from './shell-frame.tsx';

/** The shell while nobody knows yet whose it is. */
export default function ShellWait() {
  return (
    <ShellFrame>
      <SessionWait />
    </ShellFrame>
  );
}
