import { Stack } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import { PersonField } from './person-field.tsx';
import { WhyAnswer } from './why-answer.tsx';

export interface WhyDialogProps {
  /** Whom it is about; without it the dialog asks, which needs user:manage. */
  readonly person?: { readonly id: string; readonly name: string } | undefined;
  /** Which model; without it the dialog asks. */
  readonly modelId?: string | undefined;
  readonly onClose: () => void;
}

/** Why somebody may or may not use a model: person → role → rule → result. */
export function WhyDialog({ person, modelId, onClose }: WhyDialogProps) {
  const [foundId, setFoundId] = useState('');
  const [chosenModelId, setChosenModelId] = useState('');
  const userId = person?.id ?? foundId;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title="Почему нет доступа"
      description={person?.name ?? 'Кто, с какой ролью и какое правило решает'}
    >
      <Stack gap="5" pb="5">
        {person === undefined && <PersonField userId={foundId} onChoose={setFoundId} />}
        {userId !== '' && (
          <WhyAnswer
            userId={userId}
            fixedModelId={modelId}
            chosenModelId={chosenModelId}
            onChoose={setChosenModelId}
          />
        )}
      </Stack>
    </Dialog>
  );
}
