import { notifyPartFailure } from '@cabinet/kernel/notify';
import { useLazyPart } from '@cabinet/kernel/ui';
import { type ReactNode, useState } from 'react';
import type { SwitchedModel } from './switch-model-dialog.tsx';

const importDialog = () => import('./switch-model-dialog.tsx');

interface SwitchModelHandle {
  readonly ask: (model: SwitchedModel) => void;
  readonly element: ReactNode;
}

/** The question whether a model is switched on or off; its code comes with the first one. */
export function useSwitchModel(): SwitchModelHandle {
  const [model, ask] = useState<SwitchedModel | null>(null);
  const close = () => ask(null);
  const Dialog = useLazyPart(importDialog, {
    isWanted: model !== null,
    onFailure() {
      close();
      notifyPartFailure();
    },
  });
  const element = model === null || Dialog === null ? null : <Dialog model={model} onClose={close} />;
  return { ask, element };
}
