import { quoted } from '@cabinet/kernel/core/text';
import { Stack } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import { PersonField } from './person-field.tsx';
import { WhyAnswer } from './why-answer.tsx';

export interface WhyDialogProps {
  /** Whom it is about; without it the dialog asks, which needs user:manage. */
  readonly person?: { readonly id: string; readonly name: string } | undefined;
  /** Which model; without it the dialog asks. */
  readonly model?: { readonly id: string; readonly name: string } | undefined;
  readonly onClose: () => void;
}

/** What is known as the dialog opens. */
function aboutText({ person, model }: Pick<WhyDialogProps, 'person' | 'model'>): string {
  const known = [person?.name, model && `Модель ${quoted(model.name)}`].filter((each) => each !== undefined);
  return known.length === 0 ? 'Кто, с какой ролью и какое правило решает' : known.join(' · ');
}

/** Why somebody may or may not use a model: person → role → rule → result. */
export function WhyDialog({ person, model, onClose }: WhyDialogProps) {
  const [foundId, setFoundId] = useState('');
  const [chosenModelId, setChosenModelId] = useState('');
  const userId = person?.id ?? foundId;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title="Почему нет доступа"
      description={aboutText({ person, model })}
    >
      <Stack gap="5" pb="5">
        {person === undefined && <PersonField userId={foundId} onChoose={setFoundId} />}
        {userId !== '' && (
          <WhyAnswer
            userId={userId}
            fixedModelId={model?.id}
            chosenModelId={chosenModelId}
            onChoose={setChosenModelId}
          />
        )}
      </Stack>
    </Dialog>
  );
}
