import { offeredPathsAtom } from '@cabinet/kernel/paths';
import { useLocation } from '@cabinet/kernel/router';
import { useAtomValue } from '@cabinet/kernel/state';
import { ButtonLink } from '@cabinet/kernel/ui';
import { elsewhere } from '../paths.ts';

const WAYS = {
  group: { label: 'Моя группа', path: elsewhere.group },
  company: { label: 'Моя компания', path: elsewhere.company },
  companyUsers: { label: 'Пользователи компании', path: elsewhere.companyUsers },
} as const;

/** Where somebody can do something about their money, or reads whom to ask. */
export type Way = keyof typeof WAYS;

/** Leads there; nothing where no remote offers the screen, nor on that screen. */
export function WayLink({ way }: { readonly way: Way }) {
  const { label, path } = WAYS[way];
  const isOffered = useAtomValue(offeredPathsAtom).includes(path.pattern);
  const { pathname } = useLocation();
  if (!isOffered || pathname === path.to()) return null;
  return (
    <ButtonLink to={path.to()} size="sm" variant="outline">
      {label}
    </ButtonLink>
  );
}
