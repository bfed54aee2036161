import { SubmitButton } from '@cabinet/kernel/forms';
import { useNavigate } from '@cabinet/kernel/router';
import { Button, Flex, Text } from '@cabinet/kernel/ui';
import { StickyBar } from './editor-layout.tsx';

interface SaveBarProps {
  readonly formId: string;
  readonly isNew: boolean;
  /** A second person is to confirm it. */
  readonly isProposed: boolean;
  readonly canSave: boolean;
  readonly summary: string;
  readonly listPath: string;
}

/** «Отменить» and the button that saves, with what it would save. */
export function SaveBar({ formId, isNew, isProposed, canSave, summary, listPath }: SaveBarProps) {
  const navigate = useNavigate();
  return (
    <StickyBar data-sticks>
      <Text role="status" textStyle="sm" color="fg.muted" flex="1 1 12rem" minW="0">
        {isProposed ? `${summary}: нужен второй человек` : summary}
      </Text>
      <Flex gap="3" ms="auto" wrap="wrap" justify="flex-end">
        <Button variant="outline" colorPalette="gray" onClick={() => void navigate(listPath)}>
          Отменить
        </Button>
        <SubmitButton form={formId} disabled={!canSave}>
          {isProposed ? 'Предложить' : isNew ? 'Создать роль' : 'Сохранить изменения'}
        </SubmitButton>
      </Flex>
    </StickyBar>
  );
}
