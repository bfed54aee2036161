import { Badge, Button, CheckIcon, ListIcon, Text, useLazyDialog } from '@cabinet/kernel/ui';
import { Menu, MenuItem, MenuSeparator } from '@cabinet/kernel/ui/menu';
import { useViews } from '../../api/views.ts';
import { useViewSwitch } from './use-view-switch.ts';
import type { ViewedList } from './view-query.ts';

/** No filter, and the list's own order. */
const BARE = { query: '' };
const importDialog = () => import('./view-dialog.tsx');

/** The saved views of a list, beside its filters. */
export function ViewsMenu({ list }: { readonly list: ViewedList }) {
  const { data: views = [] } = useViews(list.table);
  const { isShown, apply, present } = useViewSwitch(list);
  const dialog = useLazyDialog(importDialog);
  const shown = views.find(isShown);
  return (
    <>
      <Menu
        label="Виды"
        trigger={
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            aria-label={`Вид: ${shown?.name ?? 'не выбран'}`}
          >
            <ListIcon />
            <Text as="span" display={{ base: 'none', lg: 'inline' }} maxW="12rem" truncate>
              {shown?.name ?? 'Виды'}
            </Text>
          </Button>
        }
      >
        {views.map((view) => (
          <MenuItem
            key={view.id}
            id={view.id}
            icon={view === shown ? <CheckIcon /> : <Text as="span" boxSize="4" />}
            onSelect={() => apply(view)}
          >
            <span>{`${view.name} `}</span>
            {view.isDefault && <Badge>по умолчанию</Badge>}
          </MenuItem>
        ))}
        {!isShown(BARE) && (
          <MenuItem id="bare" icon={<Text as="span" boxSize="4" />} onSelect={() => apply(BARE)}>
            Весь список
          </MenuItem>
        )}
        {(views.length > 0 || !isShown(BARE)) && <MenuSeparator />}
        <MenuItem id="save" onSelect={() => dialog.ask({ kind: 'save', list, present: present() })}>
          Сохранить как вид…
        </MenuItem>
        {views.length > 0 && (
          <MenuItem id="manage" onSelect={() => dialog.ask({ kind: 'manage', list, present: present() })}>
            Управлять видами…
          </MenuItem>
        )}
      </Menu>
      {dialog.element}
    </>
  );
}
