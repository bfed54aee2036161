import { ButtonLink, PageHeader } from '@cabinet/kernel/ui';

interface NoTrialProps {
  readonly to: string;
  /** Why there is none. */
  readonly children: string;
}

/** Says why there is nothing to try, and leads on. */
export function NoTrial({ to, children }: NoTrialProps) {
  return (
    <>
      <PageHeader title="Пробная сборка не найдена" description={children} />
      <ButtonLink to={to}>Открыть обычную</ButtonLink>
    </>
  );
}
