import { Banner, Button } from '@cabinet/kernel/ui';
import type { CorrectionState } from '../../api/rate-corrections.ts';

const TITLES: Readonly<Record<CorrectionState, string>> = {
  planned: 'Корректировка снова запланирована',
  active: 'Корректировка уже начала действовать',
  past: 'Срок корректировки закончился',
  inactive: 'Корректировка уже отключена',
};

interface StateNoticeProps {
  readonly state: CorrectionState;
  readonly onShow: () => void;
}

/** Says that a correction is no longer what the form was filled for; nothing typed is lost. */
export function StateNotice({ state, onShow }: StateNoticeProps) {
  return (
    <Banner
      tone="warning"
      title={TITLES[state]}
      action={
        <Button size="sm" variant="outline" onClick={onShow}>
          Показать её нынешней
        </Button>
      }
    >
      Введённое осталось в форме, но так его уже не сохранить.
    </Banner>
  );
}
