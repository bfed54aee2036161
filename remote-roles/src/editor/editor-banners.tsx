import { Banner, Button, ButtonLink } from '@cabinet/kernel/ui';
import { permissionName } from '../lib/listed-permission.ts';

/** A role of the service itself: to be read and copied. */
export function SystemRoleBanner({ copyPath }: { readonly copyPath: string }) {
  return (
    <Banner
      title="Системную роль нельзя изменить"
      action={
        <ButtonLink to={copyPath} size="sm">
          Создать копию
        </ButtonLink>
      }
    >
      Её можно посмотреть и взять за основу новой роли.
    </Banner>
  );
}

/** What a copy did not take over. */
export function OmittedBanner({ omitted }: { readonly omitted: readonly string[] }) {
  return (
    <Banner title="Скопировано не всё">
      {`Выдавать можно только то, что есть у вас и подходит для этой роли. Не вошли: ${omitted.map(permissionName).join(', ')}.`}
    </Banner>
  );
}

interface NewerVersionBannerProps {
  readonly by: string;
  readonly onCompare: () => void;
}

/** Somebody else has saved the role; the merge view waits to be opened again. */
export function NewerVersionBanner({ by, onCompare }: NewerVersionBannerProps) {
  return (
    <Banner
      tone="warning"
      title="Роль тем временем сохранил кто-то другой"
      action={
        <Button size="sm" onClick={onCompare}>
          Сравнить и объединить
        </Button>
      }
    >
      {`Уже сохранена новая версия, её автор — ${by}. Ваши изменения на месте: сравните их с новой версией, прежде чем сохранять.`}
    </Banner>
  );
}
