import { useUnsavedInput } from '@cabinet/kernel/forms';
import {
  Button,
  Checkbox,
  CopyIcon,
  copyText,
  DownloadIcon,
  Flex,
  Heading,
  Stack,
  Text,
} from '@cabinet/kernel/ui';
import { Dialog, PrintedSheet } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import { DiscardChangesDialog } from '../../../components/discard-changes-dialog.tsx';
import { tellCopied } from '../../../lib/tell-copied.ts';
import { useGuardedClose } from '../../../lib/use-guarded-close.ts';
import { PrinterIcon } from './printer-icon.ts';
import { codesFacts, saveCodes } from './recovery-codes-file.ts';
import { RecoveryCodesList } from './recovery-codes-list.tsx';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly email: string;
  readonly onClose: () => void;
}

async function copyCodes(codes: readonly string[]) {
  tellCopied('Резервные коды', await copyText(codes.join('\n')));
}

/** Shows new recovery codes, which nobody sees again. */
export function RecoveryCodesDialog({ codes, email, onClose }: RecoveryCodesDialogProps) {
  const [isSaved, setSaved] = useState(false);
  const [madeAt] = useState(() => new Date().toISOString());
  const way = useGuardedClose(!isSaved, onClose);
  useUnsavedInput(!isSaved);
  return (
    <>
      <Dialog
        isOpen
        onClose={way.request}
        title="Резервные коды"
        description="Код один раз открывает вход, если ключ или телефон потерян. Сохраните коды сейчас: больше кабинет их не покажет."
        footer={
          <Button disabled={!isSaved} onClick={onClose}>
            Готово
          </Button>
        }
      >
        <Stack gap="4">
          <RecoveryCodesList codes={codes} />
          <Flex gap="2" wrap="wrap">
            <Button size="sm" variant="outline" onClick={() => void copyCodes(codes)}>
              <CopyIcon /> Скопировать
            </Button>
            <Button size="sm" variant="outline" onClick={() => saveCodes({ codes, email, madeAt })}>
              <DownloadIcon /> Скачать .txt
            </Button>
            <Button size="sm" variant="outline" onClick={() => window.print()}>
              <PrinterIcon /> Распечатать
            </Button>
          </Flex>
          <Checkbox checked={isSaved} onChange={({ target }) => setSaved(target.checked)}>
            Коды сохранены в надёжном месте
          </Checkbox>
        </Stack>
        <PrintedSheet>
          <Stack gap="4">
            <Heading as="h1" size="xl">
              Резервные коды
            </Heading>
            <Stack gap="1">
              {codesFacts({ email, madeAt }).map((fact) => (
                <Text key={fact}>{fact}</Text>
              ))}
            </Stack>
            <RecoveryCodesList codes={codes} />
          </Stack>
        </PrintedSheet>
      </Dialog>
      <DiscardChangesDialog isOpen={way.isAsking} onStay={way.stay} onDiscard={way.discard}>
        Кабинет больше не покажет эти коды. Если ключ или телефон потеряется, без них в кабинет не войти.
      </DiscardChangesDialog>
    </>
  );
}
