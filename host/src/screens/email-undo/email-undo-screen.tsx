import { Stack } from '@cabinet/kernel/ui';
import { useUndoable } from '../../api/email-links.ts';
import { OpenedLink } from '../link/opened-link.tsx';
import { LoginLayout } from '../login/login-layout.tsx';
import { useLinkSecret } from '../login/use-link-secret.ts';
import { ClosedUndo } from './closed-undo.tsx';
import { OpenUndo } from './open-undo.tsx';
import { UndoFacts } from './undo-facts.tsx';

/** Behind the link of the letters to a former e-mail (product §12.12). */
export function EmailUndoScreen() {
  const secret = useLinkSecret();
  const query = useUndoable(secret);
  return (
    <LoginLayout
      title="Смена почты"
      description="По ссылке из письма её можно остановить или отменить"
      isLong
    >
      <OpenedLink secret={secret} query={query}>
        {(change, token) =>
          change.state === 'open' || change.state === 'took_effect' ? (
            <Stack gap="5">
              <UndoFacts change={change} />
              <OpenUndo change={{ ...change, state: change.state }} secret={token} onChange={query.mutate} />
            </Stack>
          ) : (
            <ClosedUndo state={change.state} former={change.former} />
          )
        }
      </OpenedLink>
    </LoginLayout>
  );
}
