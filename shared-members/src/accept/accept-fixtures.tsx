import type { WireData } from '@cabinet/kernel/http';
import {
  buildCurrentUser,
  handle,
  renderWithProviders,
  sessionHandlers,
  signedInStore,
  signedOutStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { buildInvitationView, TEST_SECRET } from '../testing/index.ts';
import { AcceptScreen } from './accept-screen.tsx';
import type { InvitationKind } from './stored-secret.ts';

type WireView = WireData<'GET group/invitations/{token}'>;

export const GROUP_LINK = `/group/invite/accept?token=${TEST_SECRET}`;

/** The addressee, who is signed in and may accept. */
export const ADDRESSEE: NonNullable<WireView['viewer']> = {
  is_addressee: true,
  obstacle: null,
  paying: null,
};

/** What a right code is answered with. */
export const PROVING_SECRET = 'pq7vX1-_proving';

const MASKED_EMAIL = 'n**@demo.example';

/** The moment so many seconds from now, as the API sends it. */
export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

/** Sends codes that live ten minutes, takes every one, and records what it was asked. */
export function codeHandlers({
  bodies = [],
  kind = 'group',
}: {
  readonly bodies?: unknown[];
  readonly kind?: InvitationKind;
} = {}) {
  return [
    handle(`POST ${kind}/invitations/code`, async ({ request }) => {
      bodies.push(await request.json());
      return { email: MASKED_EMAIL, expires_at: inSeconds(600), resend_after: inSeconds(60) };
    }),
    handle(`POST ${kind}/invitations/confirm`, async ({ request }) => {
      bodies.push(await request.json());
      return { token: PROVING_SECRET };
    }),
  ];
}

const ME = buildCurrentUser({ email: 'new@demo.example' });

/** The server of a group's invitation; `shown` decides what it says, and `asked` records for which secrets. */
export function useInvitationApi() {
  const api = useApiServer(...sessionHandlers(ME));
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    sessionStorage.clear();
    // Without it the load of the user waits for the device.
    localStorage.setItem('cabinet.fingerprint', 'a1b2c3d4');
  });
  function serve(draft: Partial<WireView> | (() => Response), kind: InvitationKind = 'group') {
    api.use(
      handle(`GET ${kind}/invitations/{token}`, ({ params }) => {
        asked.push(String(params.token));
        return typeof draft === 'function' ? draft() : buildInvitationView({ kind, ...draft });
      }),
    );
  }
  return { api, asked, serve };
}

/** The screen at an address, for a visitor or for the person who is signed in. */
export function openLink(who: 'visitor' | 'person', at = GROUP_LINK, kind: InvitationKind = 'group') {
  const store = who === 'person' ? signedInStore(ME) : signedOutStore();
  return renderWithProviders(<AcceptScreen kind={kind} />, { store, at, path: at.split('?')[0] });
}
