import { formatAmount } from '@cabinet/kernel/core/amount';
import { quoted } from '@cabinet/kernel/core/text';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { Button, Field, Input, Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { type FormEvent, useId, useState } from 'react';
import type { Company } from '../../api/company.ts';
import { closeCompany } from '../../api/company-life.ts';
import { useRoleAfter } from './use-role-after.ts';

interface CloseCompanyDialogProps {
  readonly company: Company;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

const bare = (text: string) =>
  text
    .replace(/[«»"„“”]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** What becomes of the account; whoever may not see its money is not told of a sum. */
const moneyText = (balance: string | null): string =>
  balance === null
    ? 'Счёт компании закроется навсегда.'
    : `На счёте компании ${formatAmount(balance)}, счёт закроется навсегда.`;

/** Asks for the name: closing cannot be undone. Quotation marks and capitals do not matter, they are hard to type. */
export function CloseCompanyDialog({ company, isOpen, onClose, onGone }: CloseCompanyDialogProps) {
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const formId = useId();
  const roleAfter = useRoleAfter();
  const isRight = bare(typed) === bare(company.name);

  function cancel(): void {
    setTyped('');
    onClose();
  }

  async function close(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isRight || isBusy) return;
    setBusy(true);
    try {
      await closeCompany({ id: company.id });
      notify.success(`Компания ${company.name} закрыта`);
      onGone();
    } catch (error) {
      setBusy(false);
      notifyApiError(error);
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={cancel}
      title="Закрыть компанию?"
      size="sm"
      isLocked={isBusy}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isBusy} onClick={cancel}>
            Отмена
          </Button>
          <Button type="submit" form={formId} colorPalette="red" disabled={!isRight} busy={isBusy}>
            Закрыть навсегда
          </Button>
        </>
      }
    >
      <form id={formId} method="dialog" noValidate onSubmit={(event) => void close(event)}>
        <Stack gap="4">
          <Text>
            {`${moneyText(company.payer.balance)} Открытые приглашения перестанут действовать, роль сменится на ${quoted(roleAfter)}, платить вы будете с личного счёта. История операций сохранится.`}
          </Text>
          <Field label={`Чтобы подтвердить, введите название: ${company.name}`}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
