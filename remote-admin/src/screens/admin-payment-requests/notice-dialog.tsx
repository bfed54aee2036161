import { Box } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import type { Notice } from '../../api/payment-requests.ts';
import { NoticeFacts } from '../../components/notice/notice-facts.tsx';

interface NoticeDialogProps {
  readonly notice: Notice;
  readonly onClose: () => void;
}

/** A notice as it came. */
export default function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title="Уведомление провайдера" size="lg">
      <Box pb="5">
        <NoticeFacts notice={notice} />
      </Box>
    </Dialog>
  );
}
