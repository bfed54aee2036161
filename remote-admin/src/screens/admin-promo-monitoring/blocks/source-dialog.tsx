import type { SourceQuestion } from '../promo-tab-props.ts';
import { BlockDialog } from './block-dialog.tsx';
import { UnblockDialog } from './unblock-dialog.tsx';

interface SourceDialogProps extends SourceQuestion {
  readonly onClose: () => void;
}

/** One address or fingerprint, one question about it. */
export default function SourceDialog({ action, ...props }: SourceDialogProps) {
  return action === 'block' ? <BlockDialog {...props} /> : <UnblockDialog {...props} />;
}
