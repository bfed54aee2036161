import { Dialog } from '@cabinet/kernel/ui/dialog';
import { TierForm } from './tier-form.tsx';

export default function TierDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Уровень плательщика">
      <TierForm onClose={onClose} />
    </Dialog>
  );
}
