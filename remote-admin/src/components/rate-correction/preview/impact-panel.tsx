import type { Impact } from '../../../api/rate-corrections.ts';
import { ImpactView } from './impact-view.tsx';
import { type PreviewAnswer, PreviewState } from './preview-state.tsx';

interface ImpactPanelProps {
  readonly answer: PreviewAnswer<Impact>;
  readonly isEmpty?: boolean;
  readonly isLate?: boolean;
}

/** What a correction would have come to. */
export function ImpactPanel({ answer, isEmpty = false, isLate = false }: ImpactPanelProps) {
  return (
    <PreviewState
      title="Если бы она действовала последние 30 дней"
      description="Списанное не пересчитывается: это оценка по прошлым запросам"
      answer={answer}
      isEmpty={isEmpty}
      isLate={isLate}
      emptyText="Здесь будет видно, сколько стоили бы с ней прошлые запросы."
      failureText="Не удалось посчитать"
    >
      {(impact) => <ImpactView impact={impact} />}
    </PreviewState>
  );
}
