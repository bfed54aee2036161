import { Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { AllModels } from './all-models.tsx';
import { CopyAnswer } from './copy-answer.tsx';
import { ModelField } from './model-field.tsx';
import { useUserAccess } from './user-access.ts';
import { WhyChain } from './why-chain.tsx';
import { WhyFailure } from './why-failure.tsx';
import { answerText } from './why-words.ts';

interface WhyAnswerProps {
  readonly userId: string;
  /** The one model that is asked about; without it a model is chosen here. */
  readonly fixedModelId: string | undefined;
  readonly chosenModelId: string;
  readonly onChoose: (modelId: string) => void;
}

/** The answer for one person, once there is a model. */
export function WhyAnswer({ userId, fixedModelId, chosenModelId, onChoose }: WhyAnswerProps) {
  const { data, error, mutate } = useUserAccess(userId, fixedModelId);
  if (data === undefined && error !== undefined)
    return <WhyFailure error={error} onRetry={() => void mutate()} />;
  const modelId = fixedModelId ?? chosenModelId;
  const model = data?.models.find(({ id }) => id === modelId);
  const choice = { models: data?.models ?? [], modelId, onChoose };
  return (
    <Stack gap="5">
      {/* It is there before the answer, so that the dialog opens with the focus in it. */}
      {fixedModelId === undefined && <ModelField {...choice} isLoading={data === undefined} />}
      {data === undefined ? (
        <Skeleton height="14rem" aria-busy />
      ) : model === undefined ? (
        <Text color="fg.muted">Выберите модель, и здесь будет видно, что решает.</Text>
      ) : (
        <>
          <WhyChain access={data} model={model} />
          <CopyAnswer key={`${userId} ${model.id}`} text={answerText({ access: data, model })} />
        </>
      )}
      {data !== undefined && fixedModelId === undefined && <AllModels {...choice} />}
    </Stack>
  );
}
