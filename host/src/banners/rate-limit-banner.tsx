import { countdown } from '@cabinet/kernel/core/text';
import { rateLimitAtom, tryAgainAtom } from '@cabinet/kernel/session';
import { useAtomValue, useSetAtom } from '@cabinet/kernel/state';
import { Banner, Button } from '@cabinet/kernel/ui';

function explanation(secondsLeft: number, hasNoAuthCookies: boolean): string {
  if (hasNoAuthCookies) return 'Слишком много запросов к серверу. Требуется авторизация.';
  return `Слишком много запросов к серверу. Попробуйте снова через ${countdown(secondsLeft * 1000)}`;
}

/** Stands at the top of every page while the server refuses requests (product §8.8). */
export function RateLimitBanner() {
  const { isRateLimited, resetTime, secondsLeft, hasNoAuthCookies } = useAtomValue(rateLimitAtom);
  const tryAgain = useSetAtom(tryAgainAtom);
  if (!isRateLimited) return null;

  const isOver = resetTime !== null && secondsLeft === 0;
  const action = isOver && (
    <Button size="sm" variant="outline" colorPalette="orange" onClick={() => void tryAgain()}>
      Попробовать снова
    </Button>
  );
  return (
    <Banner tone="warning" title="Превышен лимит запросов" action={action}>
      {/* A timer is not announced: the banner interrupts a reader once, not every second. */}
      <span role="timer">{explanation(secondsLeft, hasNoAuthCookies)}</span>
    </Banner>
  );
}
