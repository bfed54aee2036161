import { createHmac } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { callHeaders, expect } from './test.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** How long an app shows one code. A code counts once, and so does that of the step before or after. */
export const STEP_MS = 30_000;

/** What an app shows at a time that has been given this secret (RFC 6238). */
export function codeAt(secret: string, time: number): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(time / STEP_MS)));
  const mac = createHmac('sha1', key).update(step).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The secret that the dialog shows to be typed into an app. */
export async function secretIn(dialog: Locator): Promise<string> {
  return String(await dialog.getByRole('code').textContent()).replaceAll(' ', '');
}

/** Makes a passkey on «Безопасность» with the authenticator of the page. */
export async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Добавить ключ доступа' }).click();
  const dialog = page.getByRole('dialog', { name: 'Добавить ключ доступа' });
  await dialog.getByLabel('Название').fill(name);
  await dialog.getByRole('button', { name: 'Создать ключ' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Connects an app that shows codes on «Безопасность»; returns the secret of it. */
export async function connectApp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Подключить приложение' }).click();
  const dialog = page.getByRole('dialog', { name: 'Подключить приложение с кодами' });
  const secret = await secretIn(dialog);
  await dialog.getByRole('textbox', { name: 'Код из приложения' }).fill(codeAt(secret, Date.now()));
  await dialog.getByRole('button', { name: 'Подключить', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  return secret;
}

/** Gives whoever is signed in an app that shows codes. */
export async function switchAppOn(request: APIRequestContext): Promise<void> {
  const send = (path: string, data: object) =>
    request.post(`${process.env.E2E_URL}/api/v1/users/me/totp${path}`, { headers: callHeaders(), data });
  const { data } = await (await send('', {})).json();
  expect((await send('/confirm', { code: codeAt(data.secret, Date.now()) })).ok()).toBe(true);
}

/** Says of the recovery codes that are shown that they are kept, and keeps them. */
export async function keepCodes(page: Page): Promise<readonly string[]> {
  const dialog = page.getByRole('dialog', { name: 'Резервные коды' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Готово' }).click();
  await expect(dialog).toHaveCount(0);
  return codes;
}
