import { Button, Flex, Stack } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { OwnPayerNotice } from './own-payer-notice.tsx';

interface OwnCorrectionDialogProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** Says why a correction is not withdrawn, instead of a question that the server would refuse. */
export function OwnCorrectionDialog({ title, onClose }: OwnCorrectionDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Stack gap="4" pb="5">
        <OwnPayerNotice deed="correction" />
        <Flex justify="flex-end">
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            Понятно
          </Button>
        </Flex>
      </Stack>
    </Dialog>
  );
}
