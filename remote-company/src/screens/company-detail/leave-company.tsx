import { quoted } from '@cabinet/kernel/core/text';
import { notify, tryOrNotify } from '@cabinet/kernel/notify';
import { Box, Button, Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import type { Company } from '../../api/company.ts';
import { leaveCompany } from '../../api/company-life.ts';
import { useRoleAfter } from './use-role-after.ts';

interface LeaveCompanyProps {
  readonly company: Company;
  readonly userId: string;
  readonly onGone: () => void;
}

export function LeaveCompany({ company, userId, onGone }: LeaveCompanyProps) {
  const [isAsking, setAsking] = useState(false);
  const roleAfter = useRoleAfter();

  async function leave() {
    await tryOrNotify(() => leaveCompany({ companyId: company.id, userId }));
    notify.success(`Вы вышли из компании ${company.name}`);
    onGone();
  }

  return (
    <Stack gap="4">
      <Text color="fg.muted">
        Компания перестанет платить за вас, и вы продолжите работать с личным счётом. Вернуться можно только
        по новому приглашению.
      </Text>
      <Box>
        <Button variant="outline" colorPalette="red" onClick={() => setAsking(true)}>
          Выйти из компании
        </Button>
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={leave}
        title={`Выйти из компании ${company.name}?`}
        confirmLabel="Выйти"
        isDestructive
      >
        {`Платить вы будете с личного счёта. Роль ${quoted(company.membership.role.roleName)} сменится на ${quoted(roleAfter)}. История ваших операций останется у компании.`}
      </ConfirmDialog>
    </Stack>
  );
}
