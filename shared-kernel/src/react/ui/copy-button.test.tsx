import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { readClipboard, renderWithProviders } from '../../testing/index.ts';
import { CopyButton } from './copy-button.tsx';

const { clipboard } = navigator;

function provideClipboard(value: unknown) {
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
}

function provideCommand(execCommand: unknown) {
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
}

afterEach(() => {
  provideClipboard(clipboard);
  provideCommand(undefined);
});

async function press() {
  const { user } = renderWithProviders(<CopyButton text="trace-42" label="Скопировать код" />);
  return user;
}

describe('CopyButton', () => {
  it('copies, says so, and is itself again after two seconds', async () => {
    const user = await press();
    await user.click(screen.getByRole('button', { name: 'Скопировать код' }));
    expect(await readClipboard()).toBe('trace-42');
    expect(await screen.findByRole('button', { name: 'Скопировано' })).toHaveFocus();
    expect(await screen.findByRole('button', { name: 'Скопировать код' })).toHaveFocus();
  });

  it('says that the browser refused, instead of saying that it copied', async () => {
    const user = await press();
    provideClipboard({ writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) });
    await user.click(screen.getByRole('button', { name: 'Скопировать код' }));
    expect(await screen.findByRole('button', { name: 'Не удалось скопировать' })).toHaveFocus();
  });

  it('copies by the command of old where there is no clipboard, and keeps the focus', async () => {
    const copied: string[] = [];
    const user = await press();
    provideClipboard(undefined);
    provideCommand(() => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLTextAreaElement) copied.push(activeElement.value);
      return true;
    });
    await user.click(screen.getByRole('button', { name: 'Скопировать код' }));
    expect(copied).toEqual(['trace-42']);
    expect(await screen.findByRole('button', { name: 'Скопировано' })).toHaveFocus();
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('says so where there is no way to copy at all', async () => {
    const user = await press();
    provideClipboard(undefined);
    await user.click(screen.getByRole('button', { name: 'Скопировать код' }));
    expect(await screen.findByRole('button', { name: 'Не удалось скопировать' })).toBeInTheDocument();
  });
});
