import { hasPermission } from '@cabinet/kernel/core/permissions';
import { offeredScreensAtom } from '@cabinet/kernel/paths';
import { useCurrentUser } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { elsewhere } from '../paths.ts';

/** Where the viewer reads what waits for a second person; `null` where they may not, or where no remote offers it. */
export function useProposalsHref(): string | null {
  const screens = useAtomValue(offeredScreensAtom);
  const held = useCurrentUser()?.roleInfo.permissions;
  const screen = screens.find(({ path }) => path === elsewhere.adminProposals.pattern);
  if (screen === undefined) return null;
  const { permission, anyPermission = [] } = screen;
  const needed = permission === null ? anyPermission : [permission];
  const mayOpen = needed.length === 0 || needed.some((each) => hasPermission(held, each));
  return mayOpen ? elsewhere.adminProposals.to() : null;
}
