import { takeRememberedLocation } from '@cabinet/kernel/guards';
import { buildCurrentUser, failure, findOpenDialog, handle } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildInvitationView } from '../testing/index.ts';
import { ADDRESSEE, openLink, useInvitationApi } from './accept-fixtures.tsx';
import { readStoredSecret, storeSecret } from './stored-secret.ts';

const HANDLE = '01900000-0000-7000-8000-00000000e001';
const { api } = useInvitationApi();

const at = (kind: 'group' | 'company') => `/${kind}/invite/accept?invitation=${HANDLE}`;

/** The server of an invitation by its handle; returns what is asked of it. */
function serveOwn(kind: 'group' | 'company') {
  const asked: string[] = [];
  const hear = (verb: string, token: unknown) => asked.push(`${verb} ${String(token)}`);
  api.use(
    handle(`GET ${kind}/invitations/mine/{token}`, ({ params }) => {
      hear('view', params.token);
      return buildInvitationView({ kind, viewer: ADDRESSEE });
    }),
    handle(`POST ${kind}/invitations/mine/{token}/accept`, ({ params }) => {
      hear('accept', params.token);
      return { kind, organisation: { id: 'o1', name: 'Ромашка' }, has_signed_in: false };
    }),
    handle(`POST ${kind}/invitations/mine/{token}/decline`, ({ params }) => {
      hear('decline', params.token);
      return null;
    }),
    handle('GET users/me', buildCurrentUser({ email: 'new@demo.example' })),
  );
  return asked;
}

describe.each(['group', 'company'] as const)(
  'an invitation to a %s that was found in the cabinet',
  (kind) => {
    it('is read and accepted by its handle, and takes no link’s place', async () => {
      storeSecret(kind, 'another');
      const asked = serveOwn(kind);
      const { user, location } = openLink('person', at(kind), kind);
      await user.click(await screen.findByRole('button', { name: 'Принять приглашение' }));
      await waitFor(() => expect(location()).toBe(`/${kind}`));
      expect(asked).toEqual([`view ${HANDLE}`, `accept ${HANDLE}`]);
      expect(readStoredSecret(kind)).toBe('another');
    });

    it('is declined once that is confirmed', async () => {
      const asked = serveOwn(kind);
      const { user } = openLink('person', at(kind), kind);
      await user.click(await screen.findByRole('button', { name: 'Отклонить' }));
      const dialog = await findOpenDialog('Отклонить приглашение?', 'alertdialog');
      await user.click(within(dialog).getByRole('button', { name: 'Отклонить' }));
      expect(await screen.findByRole('heading', { name: 'Приглашение отклонено' })).toBeInTheDocument();
      expect(asked).toEqual([`view ${HANDLE}`, `decline ${HANDLE}`]);
    });

    it('is unknown where it is for another e-mail', async () => {
      api.use(handle(`GET ${kind}/invitations/mine/{token}`, () => failure('RES.001')));
      openLink('person', at(kind), kind);
      expect(await screen.findByRole('heading', { name: 'Приглашение не найдено' })).toBeInTheDocument();
    });

    it('asks a visitor to sign in, and waits for them there', async () => {
      const asked = serveOwn(kind);
      const { user, location } = openLink('visitor', at(kind), kind);
      await user.click(await screen.findByRole('button', { name: 'Войти и принять' }));
      expect(location()).toBe('/login');
      expect(takeRememberedLocation()).toBe(at(kind));
      expect(asked).toEqual([]);
    });
  },
);
