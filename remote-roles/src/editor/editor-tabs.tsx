import { notifyPartFailure } from '@cabinet/kernel/notify';
import { useSearchParams } from '@cabinet/kernel/router';
import { Banner, Box, Skeleton, Stack, useLazyPart } from '@cabinet/kernel/ui';
import { Tabs } from '@cabinet/kernel/ui/tabs';
import { memo, useEffect, useRef } from 'react';
import type { RoleScope } from '../api/roles.ts';
import type { Suggestions } from '../api/suggestions.ts';
import { withParam } from '../lib/with-param.ts';
import type { DraftAccess } from './draft.ts';
import type { EditorTab, TabError } from './save/tab-error.ts';
import { StaticTab } from './static-tab/static-tab.tsx';

const importDynamicTab = () =>
  import(/* webpackChunkName: "role-dynamic-tab" */ './dynamic-tab/dynamic-tab.tsx');

const TAB_PARAM = 'tab';

interface EditorTabsProps {
  readonly scope: RoleScope;
  readonly suggestions: Suggestions;
  readonly granted: readonly string[];
  readonly access: DraftAccess;
  readonly onGranted: (granted: readonly string[]) => void;
  readonly onAccess: (access: DraftAccess) => void;
  readonly dropped: readonly string[];
  readonly isReadOnly: boolean;
  /** What the server refused about one of the tabs. */
  readonly error: TabError | null;
}

const Permissions = memo(StaticTab);

/** Drawn when it is first chosen: the code of the rules, and of dragging them, comes only then. */
const Models = memo(function Models(
  props: Pick<EditorTabsProps, 'access' | 'suggestions' | 'dropped' | 'isReadOnly'> & {
    readonly onChange: EditorTabsProps['onAccess'];
  },
) {
  const DynamicTab = useLazyPart(importDynamicTab, { onFailure: notifyPartFailure });
  return DynamicTab === null ? <Skeleton height="16rem" aria-busy /> : <DynamicTab {...props} />;
});

function useChosenTab(): [EditorTab, (tab: string) => void] {
  const [search, changeSearch] = useSearchParams();
  const tab = search.get(TAB_PARAM) === 'models' ? 'models' : 'permissions';
  function choose(chosen: string): void {
    changeSearch((now) => withParam(now, TAB_PARAM, chosen === 'models' ? chosen : null), {
      replace: true,
      preventScrollReset: true,
    });
  }
  return [tab, choose];
}

function RefusedTab({ error }: { readonly error: TabError }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(function takeFocus() {
    notice.current?.focus();
  }, []);
  return (
    <Box ref={notice} tabIndex={-1} outline="none">
      <Banner tone="danger">{error.message}</Banner>
    </Box>
  );
}

/** What the role grants: permissions, and rules of model access. Typing in the name does not draw it again. */
export const EditorTabs = memo(function EditorTabs(props: EditorTabsProps) {
  const { scope, suggestions, granted, access, onGranted, onAccess, dropped, isReadOnly, error } = props;
  const [tab, chooseTab] = useChosenTab();
  const showTab = useRef(chooseTab);
  useEffect(function keepWay() {
    showTab.current = chooseTab;
  });
  useEffect(
    function openRefusedTab() {
      if (error !== null) showTab.current(error.tab);
    },
    [error],
  );
  return (
    <Stack gap="4">
      {error !== null && <RefusedTab error={error} />}
      <Tabs
        label="Что даёт роль"
        value={tab}
        onChange={chooseTab}
        tabs={[
          {
            id: 'permissions',
            label: 'Разрешения',
            content: <Permissions {...{ scope, granted, isReadOnly }} onChange={onGranted} />,
          },
          {
            id: 'models',
            label: 'Доступ к моделям',
            content: <Models {...{ access, suggestions, dropped, isReadOnly }} onChange={onAccess} />,
          },
        ]}
      />
    </Stack>
  );
});
