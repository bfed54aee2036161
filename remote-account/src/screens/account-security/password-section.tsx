import { SectionCard } from '@cabinet/kernel/ui';
import { PasswordForm } from './password-form.tsx';

export function PasswordSection({ email }: { readonly email: string }) {
  return (
    <SectionCard
      id="password"
      title="Пароль"
      description="После смены пароля все остальные устройства выйдут из кабинета"
    >
      <PasswordForm email={email} />
    </SectionCard>
  );
}
