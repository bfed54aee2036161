import { deviceName, quoted } from '@cabinet/kernel/core/text';
import { notify, tryOrNotify } from '@cabinet/kernel/notify';
import { Box, DateText, Flex, IconButton, KeyIcon, PencilIcon, Text, TrashIcon } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import { deletePasskey, type Passkey } from '../../../api/factors.ts';
import { LAST_FACTOR_TEXT } from '../../../lib/factor-words.ts';
import { Row } from '../row.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

function PasskeyFacts({ passkey }: { readonly passkey: Passkey }) {
  const { userAgent, isBackedUp, createdAt, lastUsedAt } = passkey;
  return (
    <Box textStyle="sm" color="fg.muted">
      <Text>
        {lastUsedAt === null ? (
          'Ещё не использовался'
        ) : (
          <span>
            Последний раз <DateText value={lastUsedAt} format="datetime" />
          </span>
        )}
      </Text>
      <Text textStyle="xs">
        <span>{`Сделан в ${deviceName(userAgent)} · `}</span>
        <DateText value={createdAt} />
      </Text>
      {isBackedUp && <Text textStyle="xs">Хранится и на других устройствах</Text>}
    </Box>
  );
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  /** It is the only second factor. */
  readonly isLast: boolean;
  readonly mayDelete: boolean;
}

export function PasskeyRow({ passkey, isLast, mayDelete }: PasskeyRowProps) {
  const [asked, ask] = useState<'rename' | 'delete' | null>(null);
  const close = () => ask(null);
  const { id, name } = passkey;

  async function remove() {
    await tryOrNotify(() => deletePasskey({ id }));
    notify.success(`Ключ доступа удалён: ${name}`);
  }

  return (
    <Row icon={<KeyIcon boxSize="5" />}>
      <Box flex="1" minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <PasskeyFacts passkey={passkey} />
      </Box>
      <Flex gap="1">
        <IconButton label={`Переименовать ключ: ${name}`} size="sm" onClick={() => ask('rename')}>
          <PencilIcon />
        </IconButton>
        {mayDelete && (
          <IconButton label={`Удалить ключ: ${name}`} size="sm" onClick={() => ask('delete')}>
            <TrashIcon />
          </IconButton>
        )}
      </Flex>
      {asked === 'rename' && <RenamePasskeyDialog passkey={passkey} onClose={close} />}
      <ConfirmDialog
        isOpen={asked === 'delete'}
        onClose={close}
        onConfirm={remove}
        title="Удалить ключ доступа?"
        confirmLabel="Удалить"
        isDestructive
      >
        <Text>
          {`Ключом ${quoted(name)} больше нельзя будет войти. В самом устройстве он останется: удалите его и там.`}
        </Text>
        {isLast && <Text mt="3">{LAST_FACTOR_TEXT}</Text>}
      </ConfirmDialog>
    </Row>
  );
}
