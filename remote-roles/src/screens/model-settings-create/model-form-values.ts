import { tidyLine } from '@cabinet/kernel/core/text';
import type { Body } from '@cabinet/kernel/http';
import type { ModelDraft } from '../../api/models.ts';
import { wirePrice } from '../../components/model/price-values.ts';

export interface ModelValues {
  readonly id: string;
  readonly name: string;
  readonly developer: string;
  readonly type: string;
  readonly tags: readonly string[];
  readonly inputPrice: string;
  readonly outputPrice: string;
  readonly enabled: boolean;
}

export const INITIAL_VALUES: ModelValues = {
  id: '',
  name: '',
  developer: '',
  type: '',
  tags: [],
  inputPrice: '',
  outputPrice: '',
  enabled: false,
};

export function newModel(values: ModelValues): Body<'POST models'> {
  return {
    id: values.id.trim(),
    name: tidyLine(values.name),
    developer: tidyLine(values.developer),
    type: tidyLine(values.type),
    tags: [...values.tags],
    inputPrice: wirePrice(values.inputPrice),
    outputPrice: wirePrice(values.outputPrice),
    enabled: values.enabled,
  };
}

/** What rules look at, or `null` while there is nothing of it. */
export function draftOf({
  id,
  developer,
  type,
  tags,
}: Pick<ModelValues, 'id' | 'developer' | 'type' | 'tags'>): ModelDraft | null {
  const draft = { id: id.trim(), developer: developer.trim(), type: type.trim(), tags: [...tags] };
  const isEmpty = draft.id === '' && draft.developer === '' && draft.type === '' && tags.length === 0;
  return isEmpty ? null : draft;
}
