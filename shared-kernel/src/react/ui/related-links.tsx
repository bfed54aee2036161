import { useAtomValue } from 'jotai';
import { hasPermission } from '../../core/permissions/has-permission.ts';
import { type OfferedScreen, offeredScreensAtom } from '../paths/offered-paths.ts';
import { permissionsAtom } from '../session/session-atoms.ts';
import { Flex } from './layout.ts';
import { Link } from './link.tsx';
import { Text } from './text.ts';

/** An address without parameters, as `contractPaths` and `routePath` make it; `false` where the screen has nothing for this person. */
export type RelatedScreen = { readonly pattern: string } | false;

/** Props of {@link RelatedLinks}. */
export interface RelatedLinksProps {
  readonly screens: readonly RelatedScreen[];
}

function mayOpen({ permission, anyPermission = [] }: OfferedScreen, held: readonly string[]): boolean {
  const needed = permission === null ? anyPermission : [permission];
  return needed.length === 0 || needed.some((each) => hasPermission(held, each));
}

/**
 * The screens that a person looks for next, by their own titles (product §2.4). One that they may not open, or that no
 * remote offers, is left out.
 */
export function RelatedLinks({ screens }: RelatedLinksProps) {
  const offered = useAtomValue(offeredScreensAtom);
  const held = useAtomValue(permissionsAtom);
  const found = screens.flatMap((screen) =>
    offered.filter((each) => screen !== false && each.path === screen.pattern && mayOpen(each, held)),
  );
  if (found.length === 0) return null;
  return (
    <Flex as="nav" aria-label="См. также" align="center" columnGap="4" rowGap="1" wrap="wrap" textStyle="sm">
      <Text as="span" color="fg.muted" aria-hidden>
        См. также:
      </Text>
      {found.map(({ path, title }) => (
        <Link key={path} to={path} minHeight="6">
          {title}
        </Link>
      ))}
    </Flex>
  );
}
