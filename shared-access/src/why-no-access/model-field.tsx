import { LabelledChoice } from './labelled-choice.tsx';
import type { ModelVerdict } from './user-access.ts';

interface ModelFieldProps {
  readonly models: readonly ModelVerdict[];
  /** Empty: none yet. */
  readonly modelId: string;
  readonly onChoose: (modelId: string) => void;
  readonly isLoading: boolean;
}

const hintOf = ({ vendor, enabled }: ModelVerdict) => (enabled ? vendor : `${vendor} · выключена`);

export function ModelField({ models, modelId, onChoose, isLoading }: ModelFieldProps) {
  return (
    <LabelledChoice
      label="Модель"
      placeholder="Название модели"
      options={models.map((model) => ({ value: model.id, label: model.name, hint: hintOf(model) }))}
      value={models.some(({ id }) => id === modelId) ? modelId : ''}
      onChange={onChoose}
      isLoading={isLoading}
    />
  );
}
