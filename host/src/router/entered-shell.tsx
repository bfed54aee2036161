import type { OfferedRoute } from '../federation/remotes.ts';
import { ShellFrame } from '../shell/shell-frame.tsx';
import { FirstScreenWait } from './first-screen-wait.tsx';

/** The shell with the shape of the screen to which a sign-in leads, while that screen's code is on its way. */
export default function EnteredShell({ route }: { readonly route: OfferedRoute }) {
  return (
    <ShellFrame>
      <FirstScreenWait route={route} />
    </ShellFrame>
  );
}
