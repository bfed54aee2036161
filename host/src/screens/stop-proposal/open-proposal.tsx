import { type Stoppable, stopProposal } from '../../api/stop-proposal.ts';
import { PressOnce } from '../link/press-once.tsx';

interface OpenProposalProps {
  readonly secret: string;
  readonly proposal: Stoppable;
  readonly onChange: (now?: Stoppable, options?: { readonly revalidate: boolean }) => Promise<unknown>;
}

/** Stops by a press and not by opening the page. */
export function OpenProposal({ secret, proposal, onChange }: OpenProposalProps) {
  return (
    <PressOnce
      text={
        proposal.takesEffectAt === null
          ? 'Теперь о нём решает второй человек: пока он не подтвердит, оно в силу не вступит. Если вы о нём не знаете или сомневаетесь, остановите его.'
          : 'Если вы о нём знаете, делать ничего не нужно. Если не знаете или сомневаетесь, остановите его: оно не вступит в силу.'
      }
      label="Остановить"
      failure="Не удалось остановить. Попробуйте ещё раз"
      isDestructive
      onPress={() => stopProposal({ secret })}
      onChange={onChange}
    />
  );
}
