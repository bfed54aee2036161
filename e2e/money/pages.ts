import type { APIResponse, Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** The top-up as a person does it, up to the emulator's page. */
export async function startCardPayment(page: Page, amount: string): Promise<string> {
  await page.goto('/payment');
  await page.getByRole('textbox', { name: 'Сумма' }).fill(amount);
  await page.getByRole('button', { name: /^Оплатить \d/ }).click();
  await expect(page.getByText('Осталось оплатить')).toBeVisible();
  const requestId = new URL(page.url()).searchParams.get('request');
  expect(requestId).not.toBeNull();
  await page.getByRole('button', { name: /^Оплатить / }).click();
  await expect(page.getByText('Это эмулятор платёжного сервиса', { exact: false })).toBeVisible();
  return String(requestId);
}

/** The number that the balance badge and the balance section show. */
export function roubles(amount: number): RegExp {
  const text = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    .format(amount)
    .replace(/\s/g, '\\s');
  return new RegExp(text);
}

/** What the API carries in its envelope. */
export async function dataOf<Data>(response: APIResponse): Promise<Data> {
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()).data;
}
