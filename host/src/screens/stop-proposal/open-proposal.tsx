import { FormError } from '@cabinet/kernel/forms';
import { ApiError } from '@cabinet/kernel/http';
import { Button, Stack, Text } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { type Stoppable, stopProposal } from '../../api/stop-proposal.ts';

interface OpenProposalProps {
  readonly secret: string;
  readonly proposal: Stoppable;
  /** It is stopped now, or somebody was faster and it is to be looked at again. */
  readonly onChange: (now?: Stoppable, options?: { readonly revalidate: boolean }) => Promise<unknown>;
}

const FAILURE = 'Не удалось остановить. Попробуйте ещё раз';
const STALE = ['RES.001', 'RES.003'];

/** Stops by a press and not by opening the page. */
export function OpenProposal({ secret, proposal, onChange }: OpenProposalProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function stop() {
    setIsBusy(true);
    setRefusal(null);
    try {
      await onChange(await stopProposal({ secret }), { revalidate: false });
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : FAILURE);
      if (error instanceof ApiError && STALE.includes(error.code ?? '')) await onChange();
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Stack gap="5">
      <Text>
        {proposal.takesEffectAt === null
          ? 'Теперь о нём может решить второй человек, и само оно в силу не вступит. Если вы о нём не знаете или сомневаетесь, остановите его.'
          : 'Если вы о нём знаете, делать ничего не нужно. Если не знаете или сомневаетесь, остановите его: оно не вступит в силу.'}
      </Text>
      <FormError message={refusal} />
      <Button size="lg" width="full" colorPalette="red" busy={isBusy} onClick={() => void stop()}>
        Остановить
      </Button>
    </Stack>
  );
}
