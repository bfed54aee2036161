import { canSeeBalance, type User } from '@cabinet/kernel/session';
import { SectionCard } from '@cabinet/kernel/ui';
import { SettingsForm } from './settings-form.tsx';

export function SettingsSection({
  user,
}: {
  readonly user: Pick<User, 'settings' | 'companyId' | 'roleInfo'>;
}) {
  return (
    <SectionCard
      id="settings"
      title="Настройки"
      description="Отправка сообщений в чате и предупреждение о низком балансе"
    >
      <SettingsForm settings={user.settings} isBalanceSeen={canSeeBalance(user)} />
    </SectionCard>
  );
}
