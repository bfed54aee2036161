import { Banner } from '@cabinet/kernel/ui';
import { linesText } from '../../components/statement/statement-words.ts';
import type { Outcomes } from './use-confirm.ts';

/** What became of the last confirmation; each line says its own. */
export function OutcomeBanner({ outcomes: { done, failed } }: { readonly outcomes: Outcomes }) {
  if (done + failed === 0) return null;
  if (failed === 0)
    return (
      <Banner tone="success" title={`Готово: ${linesText(done)}`}>
        Результат написан у каждой строки.
      </Banner>
    );
  return (
    <Banner tone="warning" title={`Не подтверждено: ${linesText(failed)}`}>
      {`${done > 0 ? `Подтверждено: ${linesText(done)}. ` : ''}Почему — написано у каждой строки.`}
    </Banner>
  );
}
