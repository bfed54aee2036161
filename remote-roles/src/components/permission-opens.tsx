import { isPermission } from '@cabinet/access/permissions';
import { plural } from '@cabinet/kernel/core/text';
import { offeredScreensAtom } from '@cabinet/kernel/paths';
import { useAtomValue } from '@cabinet/kernel/state';
import { chakra, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { useCalls } from '../api/permissions.ts';

const Details = /* @__PURE__ */ chakra('details', { base: { textStyle: 'sm', color: 'fg.muted' } });
const Summary = /* @__PURE__ */ chakra('summary', {
  base: {
    cursor: 'pointer',
    width: 'fit-content',
    minHeight: '6',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    _hover: { color: 'fg' },
  },
});
const List = /* @__PURE__ */ chakra('ul', {
  base: { listStyleType: 'none', m: '0', p: '0', display: 'grid', gap: '0.5' },
});

const screensOf = (count: number) => `${count} ${plural(count, 'экран', 'экрана', 'экранов')}`;
const callsOf = (count: number) => `${count} ${plural(count, 'действие', 'действия', 'действий')}`;

/** Said of what the cabinet asks for inside of screens that are open without it. */
const WIDENS = 'Отдельных экранов не открывает: показывает больше на тех, что открыты и без него';
const OUTSIDE = 'Кабинет о нём не спрашивает: оно для программ вне кабинета';

/** The screens and the calls that a permission opens, from the contracts of the remotes and of the API. */
export function PermissionOpens({ id }: { readonly id: string }) {
  const screens = useAtomValue(offeredScreensAtom).filter(
    ({ permission, anyPermission = [] }) => permission === id || anyPermission.includes(id),
  );
  const { data, error } = useCalls();
  // What is said before the calls are known would be wrong, and of another height.
  if (data === undefined && error === undefined) return <Skeleton height="6" maxW="48" />;
  const calls = (data ?? []).filter(({ permission }) => permission === id);
  const counts = [
    ...(screens.length > 0 ? [screensOf(screens.length)] : []),
    ...(calls.length > 0 ? [callsOf(calls.length)] : []),
  ];
  if (counts.length === 0)
    return (
      <Text textStyle="sm" color="fg.muted">
        {isPermission(id) ? WIDENS : OUTSIDE}
      </Text>
    );
  return (
    <Details>
      <Summary>{`Открывает ${counts.join(' и ')}`}</Summary>
      <Stack gap="2" pt="1.5" pb="1" ps="3.5">
        {screens.length > 0 && (
          <List aria-label="Экраны">
            {screens.map(({ path, title }) => (
              <li key={path}>
                <span>{`${title} `}</span>
                <Text as="span" textStyle="xs" color="fg.subtle" overflowWrap="anywhere">
                  {path}
                </Text>
              </li>
            ))}
          </List>
        )}
        {calls.length > 0 && (
          <List aria-label="Действия">
            {calls.map(({ method, path }) => (
              <Text
                as="li"
                key={`${method} ${path}`}
                fontFamily="mono"
                textStyle="xs"
                overflowWrap="anywhere"
              >
                {`${method} ${path}`}
              </Text>
            ))}
          </List>
        )}
      </Stack>
    </Details>
  );
}
