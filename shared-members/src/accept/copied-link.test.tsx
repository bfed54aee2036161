import { takeRememberedLocation } from '@cabinet/kernel/guards';
import { failure, handle, holdTime } from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { TEST_SECRET } from '../testing/index.ts';
import {
  ADDRESSEE,
  codeHandlers,
  inSeconds,
  openLink,
  PROVING_SECRET,
  useInvitationApi,
} from './accept-fixtures.tsx';
import { readSentCode, type SentCode, storeSentCode } from './sent-code.ts';
import { readStoredSecret, storeSecret } from './stored-secret.ts';

const { api, asked, serve } = useInvitationApi();

const WRONG = 'Неверный или истёкший код';
const MASKED = 'n**@demo.example';

afterEach(() => jest.useRealTimers());

const send = () => screen.findByRole('button', { name: 'Отправить код' });
const code = () => screen.findByLabelText('Код из письма');
const confirm = () => screen.getByRole('button', { name: 'Подтвердить' });
const resend = () => screen.getByRole('button', { name: /^Отправить ещё раз/ });

/** A visitor at a copied link who has asked for the code. */
async function askForCode(handlers = codeHandlers()) {
  serve({ proves_email: false });
  api.use(...handlers);
  const rendered = openLink('visitor');
  await rendered.user.click(await send());
  await code();
  return rendered;
}

/** A visitor who has asked for the code before and comes back to the page. */
async function returnToCode(draft: Partial<SentCode> = {}) {
  serve({ proves_email: false });
  storeSecret('group', TEST_SECRET);
  const fresh = { email: MASKED, expiresAt: inSeconds(600), resendAfter: inSeconds(60), wrongTries: 0 };
  storeSentCode('group', TEST_SECRET, { ...fresh, ...draft });
  const rendered = openLink('visitor', '/group/invite/accept');
  await code();
  return rendered;
}

/** The clock goes on; what ticks each second ticks once at the end. */
function letPass(seconds: number) {
  jest.setSystemTime(Date.now() + (seconds - 1) * 1_000);
  act(() => jest.advanceTimersByTime(1_000));
}

describe('a visitor with a copied link', () => {
  it('first confirms the address, and is told of no account', async () => {
    serve({ proves_email: false });
    openLink('visitor');
    expect(await screen.findByRole('heading', { name: 'Подтвердите почту' })).toBeInTheDocument();
    expect(
      screen.getByText(new RegExp(`Отправим код из 6 цифр на ${MASKED.replaceAll('*', '\\*')}`)),
    ).toBeInTheDocument();
    expect(screen.queryByLabelText('Пароль')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Отклонить' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Код из письма')).not.toBeInTheDocument();
  });

  it('may sign in instead, for the addressee needs no code then', async () => {
    serve({ proves_email: false });
    const { user, location } = openLink('visitor');
    await user.click(await screen.findByRole('button', { name: 'Войти и принять' }));
    expect(location()).toBe('/login');
    expect(takeRememberedLocation()).toBe('/group/invite/accept');
    expect(readStoredSecret('group')).toBe(TEST_SECRET);
  });

  it('gets a code by letter, types it and goes on as with the letter’s link', async () => {
    const bodies: unknown[] = [];
    const { user, location } = await askForCode(codeHandlers({ bodies }));
    expect(await screen.findByText(`Код отправлен на ${MASKED}`)).toBeInTheDocument();
    await waitFor(async () => expect(await code()).toHaveFocus());
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await code()).toHaveAttribute('inputmode', 'numeric');
    serve({ proves_email: true });
    await user.keyboard(' 123 456 {Enter}');
    const both = await screen.findByRole('heading', { name: 'У меня есть учётная запись' });
    expect(bodies).toEqual([{ token: TEST_SECRET }, { token: TEST_SECRET, code: '123456' }]);
    expect(await screen.findByText('Почта подтверждена')).toBeInTheDocument();
    expect(both).toHaveFocus();
    expect(asked).toEqual([TEST_SECRET, PROVING_SECRET]);
    expect(location()).toBe('/group/invite/accept');
  });

  it('of a company asks the company', async () => {
    const bodies: unknown[] = [];
    serve({ kind: 'company', proves_email: false }, 'company');
    api.use(...codeHandlers({ bodies, kind: 'company' }));
    const { user } = openLink('visitor', `/company/invite/accept?token=${TEST_SECRET}`, 'company');
    await user.click(await send());
    await user.type(await code(), '123456');
    serve({ kind: 'company' }, 'company');
    await user.click(confirm());
    await screen.findByRole('heading', { name: 'У меня есть учётная запись' });
    expect(bodies).toHaveLength(2);
    expect(readStoredSecret('company')).toBe(PROVING_SECRET);
  });

  it('finds what was reached again after a reload', async () => {
    const first = await askForCode();
    first.unmount();
    const second = openLink('visitor', '/group/invite/accept');
    await second.user.type(await code(), '123456');
    serve({ proves_email: true });
    await second.user.click(confirm());
    await screen.findByRole('heading', { name: 'У меня есть учётная запись' });
    expect(readStoredSecret('group')).toBe(PROVING_SECRET);
    expect(readSentCode('group', TEST_SECRET)).toBeNull();
    second.unmount();
    openLink('visitor', '/group/invite/accept');
    await screen.findByRole('heading', { name: 'У меня есть учётная запись' });
    expect(asked.at(-1)).toBe(PROVING_SECRET);
  });

  it('begins anew with another link', async () => {
    const first = await askForCode();
    first.unmount();
    openLink('visitor', '/group/invite/accept?token=another');
    expect(await send()).toBeEnabled();
    expect(screen.queryByLabelText('Код из письма')).not.toBeInTheDocument();
  });
});

describe('a code of a letter', () => {
  it('is asked for before anything is sent', async () => {
    const bodies: unknown[] = [];
    const { user } = await askForCode(codeHandlers({ bodies }));
    await user.type(await code(), '12345');
    await user.click(confirm());
    expect(await screen.findByText('В коде 6 цифр')).toBeInTheDocument();
    await waitFor(async () => expect(await code()).toHaveFocus());
    expect(bodies).toHaveLength(1);
  });

  it('that is wrong stays in its field with what the server says of it', async () => {
    const { user } = await askForCode();
    api.use(handle('POST group/invitations/confirm', () => failure('AUTH.006', { message: WRONG })));
    await user.type(await code(), '111111');
    await user.click(confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent(WRONG);
    expect(await code()).toHaveValue('111111');
    expect(await code()).toHaveAttribute('aria-invalid', 'true');
    await waitFor(async () => expect(await code()).toHaveFocus());
    expect(readStoredSecret('group')).toBe(TEST_SECRET);
  });

  it('says how long it lives, and when another one may be sent', async () => {
    holdTime();
    const bodies: unknown[] = [];
    await askForCode(codeHandlers({ bodies }));
    expect(screen.getByText('Код действует ещё 10 мин 0 сек')).toBeInTheDocument();
    expect(resend()).toBeDisabled();
    expect(resend()).toHaveTextContent('Отправить ещё раз через 1 мин 0 сек');
    letPass(60);
    expect(screen.getByText('Код действует ещё 9 мин 0 сек')).toBeInTheDocument();
    expect(resend()).toHaveTextContent(/^Отправить ещё раз$/);
    act(() => resend().click());
    await waitFor(() => expect(bodies).toHaveLength(2));
    await screen.findByText('Код действует ещё 10 мин 0 сек');
    expect(resend()).toBeDisabled();
  });

  it('that is over is said to be, once; the field stays for a clock that goes wrong', async () => {
    holdTime();
    await returnToCode();
    letPass(600);
    expect(screen.getByRole('alert')).toHaveTextContent('Срок кода истёк');
    expect(screen.queryByText(/Код действует ещё/)).not.toBeInTheDocument();
    expect(resend()).toBeEnabled();
    expect(confirm()).toBeEnabled();
  });

  it('that was typed wrong five times takes no more, after a reload as well; a new one begins anew', async () => {
    const first = await returnToCode({ wrongTries: 4, resendAfter: inSeconds(0) });
    api.use(
      handle('POST group/invitations/confirm', () => failure('AUTH.006', { message: WRONG })),
      ...codeHandlers(),
    );
    await first.user.type(await code(), '111111');
    await first.user.click(confirm());
    expect(await screen.findByText('Попытки закончились')).toBeInTheDocument();
    expect(confirm()).toBeDisabled();
    first.unmount();
    const { user } = openLink('visitor', '/group/invite/accept');
    expect(await screen.findByText('Попытки закончились')).toBeInTheDocument();
    await user.click(resend());
    await waitFor(() => expect(screen.queryByText('Попытки закончились')).not.toBeInTheDocument());
    expect(confirm()).toBeEnabled();
    expect(await code()).toHaveValue('');
    await waitFor(async () => expect(await code()).toHaveFocus());
  });

  it('that is the last of the day says when there may be another', async () => {
    holdTime();
    jest.setSystemTime(new Date('2026-11-28T12:00:00+03:00'));
    await returnToCode({ resendAfter: inSeconds(20 * 3600) });
    expect(screen.getByText('Новый код можно запросить завтра в 08:00')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Отправить ещё раз/ })).not.toBeInTheDocument();
    expect(confirm()).toBeEnabled();
  });

  it('cannot be sent today any more: says why and when, and the sent one may still be typed', async () => {
    const refused = handle('POST group/invitations/code', () =>
      failure('RATE.001', { message: 'По московскому времени', retryAfter: 30 * 3600 }),
    );
    holdTime();
    jest.setSystemTime(new Date('2026-11-28T03:00:00+03:00'));
    await askForCode();
    letPass(60);
    api.use(refused);
    act(() => resend().click());
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent('Новый код можно запросить завтра в 09:01.');
    expect(told).not.toHaveTextContent('По московскому времени');
    expect(resend()).toBeDisabled();
    expect(confirm()).toBeEnabled();
  });

  it('was sent by another page a moment ago: this one says when the next may be, and takes that one', async () => {
    serve({ proves_email: false });
    api.use(handle('POST group/invitations/code', () => failure('RATE.001', { retryAfter: 3600 })));
    const { user } = openLink('visitor');
    await user.click(await send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Новый код можно запросить');
    api.use(...codeHandlers());
    expect(screen.getByText(/^Код из 6 цифр отправлен на/)).toBeInTheDocument();
    expect(resend()).toBeDisabled();
    expect(screen.queryByText('Срок кода истёк')).not.toBeInTheDocument();
    await user.type(await code(), '123456');
    serve({});
    await user.click(confirm());
    expect(await screen.findByRole('heading', { name: 'У меня есть учётная запись' })).toBeInTheDocument();
  });

  it('is not sent for another reason: the page says so, and it may be asked for again', async () => {
    serve({ proves_email: false });
    api.use(handle('POST group/invitations/code', () => failure('SYS.001')));
    const { user } = openLink('visitor');
    await user.click(await send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Ошибка сервера. Попробуйте позже');
    api.use(...codeHandlers());
    await user.click(await send());
    expect(await code()).toBeInTheDocument();
    expect(screen.queryByText('Ошибка сервера. Попробуйте позже')).not.toBeInTheDocument();
  });

  it('is of an invitation that has been taken back meanwhile', async () => {
    const { user } = await askForCode();
    api.use(handle('POST group/invitations/confirm', () => failure('RES.003')));
    await user.type(await code(), '123456');
    serve({ proves_email: false, state: 'revoked' });
    await user.click(confirm());
    expect(await screen.findByRole('heading', { name: 'Приглашение отозвано' })).toBeInTheDocument();
  });
});

describe('a signed-in person with a copied link', () => {
  it('whose e-mail it is accepts without a code', async () => {
    serve({ proves_email: false, viewer: ADDRESSEE });
    openLink('person');
    expect(await screen.findByRole('button', { name: 'Принять приглашение' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Отклонить' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Подтвердите почту' })).not.toBeInTheDocument();
  });

  it('who is somebody else learns for whom it is, and nothing is sent', async () => {
    serve({ proves_email: false, viewer: { ...ADDRESSEE, is_addressee: false } });
    openLink('person');
    const told = await screen.findByRole('alert');
    expect(within(told).getByText('Приглашение для другого человека')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Отправить код' })).not.toBeInTheDocument();
  });
});
