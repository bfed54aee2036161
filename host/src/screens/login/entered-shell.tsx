import type { OfferedRoute } from '../../federation/remotes.ts';
import { FirstScreenWait } from '../../router/first-screen-wait.tsx';
import { ShellFrame } from '../../shell/shell-frame.tsx';

/** The shell with the shape of the screen to which a sign-in leads, while that screen's code is on its way. */
export default function EnteredShell({ route }: { readonly route: OfferedRoute }) {
  return (
    <ShellFrame>
      <FirstScreenWait route={route} />
    </ShellFrame>
  );
}
