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
  if (data === undefined) return <Skeleton height="14rem" aria-busy />;
  const modelId = fixedModelId ?? chosenModelId;
  const model = data.models.find(({ id }) => id === modelId);
  const choice = { models: data.models, modelId, onChoose };
  return (
    <Stack gap="5">
      {fixedModelId === undefined ? (
        <ModelField {...choice} />
      ) : (
        model !== undefined && <Text fontWeight="semibold">{`Модель ${model.name}`}</Text>
      )}
      {model === undefined ? (
        <Text color="fg.muted">Выберите модель, и здесь будет видно, что решает.</Text>
      ) : (
        <>
          <WhyChain access={data} model={model} />
          <CopyAnswer key={`${userId} ${model.id}`} text={answerText({ access: data, model })} />
        </>
      )}
      {fixedModelId === undefined && <AllModels {...choice} />}
    </Stack>
  );
}
