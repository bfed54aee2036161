import { Banner, Box } from '@cabinet/kernel/ui';
import { useEffect, useId, useState } from 'react';
import { type AssistantOptions, mountAssistant } from './assistant-widget.ts';

interface WidgetSectionProps {
  readonly url: string;
  readonly options: AssistantOptions;
  readonly onEnd: () => void;
}

/** The provider's widget inside the page; when it fails, the provider's own page remains. */
export function WidgetSection({ url, options, onEnd }: WidgetSectionProps) {
  const containerId = useId();
  const [hasFailed, setFailed] = useState(false);

  useEffect(
    function drawWidget() {
      let isGone = false;
      mountAssistant(url, options, { containerId, onEnd }).catch(() => {
        if (!isGone) setFailed(true);
      });
      return () => {
        isGone = true;
      };
    },
    [url, options, onEnd, containerId],
  );

  if (hasFailed)
    return (
      <Banner tone="warning">Форма оплаты не загрузилась. Оплатите на странице платёжного сервиса.</Banner>
    );
  return <Box id={containerId} minH="24rem" />;
}
