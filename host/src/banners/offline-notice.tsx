import { Banner } from '@cabinet/kernel/ui';
import { useOnline } from './use-online.ts';

/** Says that the network is gone; what is on the screen stays readable. */
export function OfflineNotice() {
  if (useOnline()) return null;
  return (
    <Banner tone="warning" title="Нет подключения к интернету">
      Данные на экране могли устареть. Кабинет обновит их, когда связь вернётся.
    </Banner>
  );
}
