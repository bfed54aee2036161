import { Outlet } from '@cabinet/kernel/router';
import { ShellFrame } from './shell-frame.tsx';

/** The layout of every private route. */
export function Shell() {
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  );
}
