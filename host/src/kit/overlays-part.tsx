import { Button, InfoIcon, SectionCard, Stack, Text, TrashIcon } from '@cabinet/kernel/ui';
import { ConfirmDialog, Dialog } from '@cabinet/kernel/ui/dialog';
import { Menu, MenuCheckboxItem, MenuItem, MenuSeparator } from '@cabinet/kernel/ui/menu';
import { Tabs } from '@cabinet/kernel/ui/tabs';
import { Tooltip } from '@cabinet/kernel/ui/tooltip';
import { useState } from 'react';
import { Row } from './specimen.tsx';

const TABS = [
  { id: 'static', label: 'Статические', content: 'Флажки по категориям' },
  { id: 'dynamic', label: 'Динамические', content: 'Правила доступа к моделям' },
];

const pause = () => new Promise((resolve) => setTimeout(resolve, 1_000));

function MenuSpecimen() {
  const [isShown, setShown] = useState(true);
  return (
    <Menu label="Действия" trigger={<Button variant="outline">Меню</Button>}>
      <MenuItem id="open" onSelect={() => undefined}>
        Открыть
      </MenuItem>
      <MenuItem id="locked" onSelect={() => undefined} isDisabled>
        Недоступно
      </MenuItem>
      <MenuCheckboxItem id="shown" isChecked={isShown} onToggle={() => setShown(!isShown)}>
        Показывать сумму
      </MenuCheckboxItem>
      <MenuSeparator />
      <MenuItem id="delete" onSelect={() => undefined} icon={<TrashIcon />} isDestructive>
        Удалить
      </MenuItem>
    </Menu>
  );
}

export function OverlaysPart() {
  const [opened, setOpened] = useState<'dialog' | 'confirm' | null>(null);
  const close = () => setOpened(null);
  return (
    <SectionCard title="Окна, меню, вкладки">
      <Stack gap="6">
        <Row>
          <Button variant="outline" onClick={() => setOpened('dialog')}>
            Окно
          </Button>
          <Button variant="outline" colorPalette="red" onClick={() => setOpened('confirm')}>
            Вопрос
          </Button>
          <MenuSpecimen />
          <Tooltip content="Сумма с шестью знаками: 1 159,912345 ₽">
            <Button variant="ghost">
              <InfoIcon /> Подсказка
            </Button>
          </Tooltip>
        </Row>
        <Tabs label="Права" tabs={TABS} />
      </Stack>
      <Dialog
        isOpen={opened === 'dialog'}
        onClose={close}
        title="Окно"
        description="Держит фокус внутри и возвращает его"
        footer={<Button onClick={close}>Готово</Button>}
      >
        <Text>Содержимое окна.</Text>
      </Dialog>
      <ConfirmDialog
        isOpen={opened === 'confirm'}
        onClose={close}
        onConfirm={pause}
        title="Удалить роль «Бухгалтер»?"
        confirmLabel="Удалить роль"
        isDestructive
      >
        Роль «Бухгалтер» исчезнет навсегда. Её права потеряют 3 пользователя.
      </ConfirmDialog>
    </SectionCard>
  );
}
