import { quoted } from '@cabinet/kernel/core/text';
import { Refusal, useRefusal } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { confirmCompany } from '../../api/companies.ts';
import type { CompanyQuestionProps } from './verification-dialog.tsx';

/** One of two words that a company is who its requisites name. */
export function ConfirmCompany({ verification, onClose }: CompanyQuestionProps) {
  const { company, name, account, first } = verification;
  const { error, tryTo } = useRefusal();
  async function confirm(): Promise<void> {
    const { inn, kpp } = company;
    await tryTo(() => confirmCompany(company.id, { inn, kpp, account }));
    if (first === null) notify.success('Первое подтверждение записано. Второе даёт другой человек');
    else notify.success(`Компания ${quoted(name)} проверена`);
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title="Подтвердить компанию?"
      confirmLabel={first === null ? 'Записать подтверждение' : 'Подтвердить'}
    >
      <Stack gap="4">
        <Text>
          {`${name}: ИНН ${company.inn ?? ''}, ${company.kpp === null ? 'без КПП' : `КПП ${company.kpp}`}, ${account === null ? 'счёт не указан' : `счёт ${account}`}.`}
        </Text>
        <Text color="fg.muted">{`Вы подтверждаете, что кабинет ведёт сама эта организация: это видно из договора, доверенности или разговора с ней. ${first === null ? 'Нужен ещё один человек.' : 'Ваше подтверждение — второе.'} Если реквизиты изменятся, подтверждать нужно заново.`}</Text>
        <Refusal error={error} />
      </Stack>
    </ConfirmDialog>
  );
}
