import { Outlet } from '@cabinet/kernel/router';
import { FactorNotice } from './factor-notice.tsx';
import { ShellFrame } from './shell-frame.tsx';

/** The layout of every private route. */
export function Shell() {
  return (
    <ShellFrame>
      <FactorNotice />
      <Outlet />
    </ShellFrame>
  );
}
