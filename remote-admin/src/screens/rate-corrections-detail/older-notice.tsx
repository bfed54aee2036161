import { Banner, Button } from '@cabinet/kernel/ui';
import type { CorrectionDetail } from '../../api/rate-corrections.ts';
import { changesText } from './change-words.ts';

interface OlderNoticeProps {
  readonly correction: CorrectionDetail;
  /** What was typed is to be saved over the newer version. */
  readonly onKeep: () => void;
}

/** Says that somebody else has saved the correction while it was being changed here; nothing typed is lost. */
export function OlderNotice({ correction: { updatedBy, history }, onKeep }: OlderNoticeProps) {
  const [last] = history;
  return (
    <Banner
      tone="warning"
      title={`Корректировку уже изменил кто-то другой${updatedBy?.displayName ? `: ${updatedBy.displayName}` : ''}`}
      action={
        <Button size="sm" variant="outline" onClick={onKeep}>
          Сохранить поверх
        </Button>
      }
    >
      {`${last === undefined ? '' : `${changesText(last)}. `}Введённое здесь осталось в форме.`}
    </Banner>
  );
}
