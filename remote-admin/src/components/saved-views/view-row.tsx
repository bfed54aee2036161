import { quoted } from '@cabinet/kernel/core/text';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { Badge, Box, Button, Flex, Text } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { changeView, type SavedView, type ViewChange } from '../../api/views.ts';
import { ViewNameForm } from './view-name-form.tsx';

interface ViewRowProps {
  readonly view: SavedView;
  /** What the list shows now. */
  readonly present: string;
  readonly isRenamed: boolean;
  readonly onRename: (isRenamed: boolean) => void;
  readonly onDelete: () => void;
}

export function ViewRow({ view, present, isRenamed, onRename, onDelete }: ViewRowProps) {
  const { id, name, query, isDefault } = view;
  const [isBusy, setBusy] = useState(false);
  async function change(body: ViewChange, done: string) {
    setBusy(true);
    try {
      await changeView(id, body);
      notify.success(done);
    } catch (error) {
      notifyApiError(error);
    } finally {
      setBusy(false);
    }
  }
  const actions = [
    {
      label: isDefault ? 'Не открывать сразу' : 'По умолчанию',
      run: () =>
        change(
          { isDefault: !isDefault },
          isDefault ? 'Список откроется целиком' : `Список откроется с видом ${quoted(name)}`,
        ),
    },
    { label: 'Переименовать', run: () => onRename(true) },
    ...(query === present
      ? []
      : [
          { label: 'Перезаписать', run: () => change({ query: present }, `Вид ${quoted(name)} перезаписан`) },
        ]),
    { label: 'Удалить', run: onDelete },
  ];
  return (
    <Box as="li" py="3" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: '0' }}>
      {isRenamed ? (
        <ViewNameForm
          label={`Новое название вида ${quoted(name)}`}
          name={name}
          submitLabel="Переименовать"
          onSave={async (next) => {
            await changeView(id, { name: next });
            onRename(false);
          }}
          onCancel={() => onRename(false)}
        />
      ) : (
        <Flex gap="2" align="center" wrap="wrap">
          <Text flex="1 1 10rem" minW="0" overflowWrap="anywhere">
            <span>{`${name} `}</span>
            {isDefault && <Badge>по умолчанию</Badge>}
          </Text>
          {actions.map(({ label, run }) => (
            <Button
              key={label}
              size="xs"
              variant="ghost"
              colorPalette="gray"
              aria-label={`${label}: ${name}`}
              disabled={isBusy}
              onClick={() => void run()}
            >
              {label}
            </Button>
          ))}
        </Flex>
      )}
    </Box>
  );
}
