import { Refusal } from '@cabinet/kernel/forms';
import { isPasskeyCancelled } from '@cabinet/kernel/session';
import { Banner } from '@cabinet/kernel/ui';

/** What a browser says by the name of its error: https://www.w3.org/TR/webauthn-3/#sctn-createCredential. */
const BROWSER_WORDS: Readonly<Record<string, string>> = {
  InvalidStateError: 'На этом устройстве уже есть ключ для этой учётной записи.',
  ConstraintError:
    'Это устройство не хранит ключи доступа или не проверяет, кто перед ним. Выберите другое: телефон или флешку с ключом.',
  NotSupportedError:
    'Это устройство не умеет делать ключи доступа. Выберите другое: телефон или флешку с ключом.',
};

/** Why a passkey was not made. Whoever has closed the browser's question knows that themself. */
export function MakingFailure({ failure }: { readonly failure: unknown }) {
  if (failure === null) return null;
  if (isPasskeyCancelled(failure))
    return (
      <Banner>Ключ не создан: вопрос браузера закрыт, или его время вышло. Можно попробовать ещё раз.</Banner>
    );
  const words = failure instanceof Error ? BROWSER_WORDS[failure.name] : undefined;
  if (words !== undefined) return <Banner tone="warning">{words}</Banner>;
  return <Refusal error={failure} />;
}
