import { quoted } from '@cabinet/kernel/core/text';
import { Form, FormikProvider, FormTextField, SubmitButton } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Button } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { type Group, renameGroup } from '../../../api/group.ts';
import { tryGroupWrite } from '../../../lib/try-group-write.ts';
import { useGroupNameForm } from './use-group-name-form.ts';

interface RenameDialogProps {
  readonly group: Pick<Group, 'name'>;
  readonly onClose: () => void;
}

const FORM_ID = 'group-rename';

export default function RenameDialog({ group, onClose }: RenameDialogProps) {
  const form = useGroupNameForm({
    initialName: group.name,
    onSave: async (name) => {
      await tryGroupWrite(() => renameGroup(name));
      notify.success(`Теперь группа называется ${quoted(name)}`);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Переименовать группу"
      size="sm"
      isLocked={form.isSubmitting}
      footer={
        <FormikProvider value={form}>
          <Button variant="outline" colorPalette="gray" disabled={form.isSubmitting} onClick={onClose}>
            Отмена
          </Button>
          <SubmitButton form={FORM_ID} needsChange>
            Сохранить
          </SubmitButton>
        </FormikProvider>
      }
    >
      <Form form={form} id={FORM_ID} label="Название группы">
        <FormTextField
          name="name"
          label="Название"
          hint="Его видят все участники и те, кого вы приглашаете."
          autoComplete="off"
          required
        />
      </Form>
    </Dialog>
  );
}
