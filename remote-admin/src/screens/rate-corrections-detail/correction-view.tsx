import { Button, Flex, PageHeader, SectionCard, Stack, Text, useLazyDialog } from '@cabinet/kernel/ui';
import { type CorrectionDetail, useIsOwnPayer } from '../../api/rate-corrections.ts';
import { OpenProposals } from '../../components/proposals/open-proposals.tsx';
import { BackToCorrections } from '../../components/rate-correction/back-to-corrections.tsx';
import { numberText } from '../../components/rate-correction/correction-words.ts';
import { percentText } from '../../components/rate-correction/multiplier.ts';
import { OwnPayerNotice } from '../../components/rate-correction/own-payer-notice.tsx';
import { SavedPreview } from '../../components/rate-correction/preview/saved-preview.tsx';
import { SplitLayout } from '../../components/rate-correction/split-layout.ts';
import { StateBadge } from '../../components/rate-correction/state-badge.tsx';
import { BegunForm } from './begun-form.tsx';
import { CorrectionFacts } from './correction-facts.tsx';
import { CorrectionHistory } from './correction-history.tsx';
import { PlannedForm } from './planned-form.tsx';
import { StateNotice } from './state-notice.tsx';
import { useShownState } from './use-shown-state.ts';

const importDeactivateDialog = () => import('../../components/rate-correction/deactivate-dialog.tsx');

export function CorrectionView({ correction }: { readonly correction: CorrectionDetail }) {
  const { state, multiplier, target } = correction;
  const isOwn = useIsOwnPayer(target.payerId);
  const deactivating = useLazyDialog(importDeactivateDialog);
  const { shown, tellUnsaved, showPresent } = useShownState(state);
  const isLiving = state === 'active' || state === 'planned';
  return (
    <>
      <PageHeader
        title={`Корректировка ${numberText(correction)}`}
        back={<BackToCorrections />}
        description={
          <Flex as="span" gap="2" align="center" wrap="wrap">
            <StateBadge state={state} />
            <Text as="span">{percentText(multiplier)}</Text>
          </Flex>
        }
        actions={
          isLiving &&
          !isOwn && (
            <Button
              variant="outline"
              colorPalette="red"
              busy={deactivating.isComing}
              onClick={() => deactivating.ask({ correction })}
            >
              Отключить
            </Button>
          )
        }
      />
      <Stack gap="6">
        {correction.proposal !== null && <OpenProposals proposals={[correction.proposal]} />}
        {isOwn && isLiving && <OwnPayerNotice deed="correction" />}
        {shown !== state && <StateNotice state={state} onShow={showPresent} />}
        {shown === 'planned' && !isOwn ? (
          <PlannedForm correction={correction} onUnsaved={tellUnsaved} />
        ) : (
          <SplitLayout>
            <Stack gap="4" minW="0">
              <SectionCard title="Условия">
                <CorrectionFacts correction={correction} />
              </SectionCard>
              {shown === 'active' && !isOwn && <BegunForm correction={correction} onUnsaved={tellUnsaved} />}
            </Stack>
            <SavedPreview correction={correction} />
          </SplitLayout>
        )}
        <CorrectionHistory correction={correction} />
      </Stack>
      {deactivating.element}
    </>
  );
}
