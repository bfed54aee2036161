import type { createCabinetStore } from '@cabinet/kernel/state';
import { buildCurrentUser, renderWithProviders, signedInStore } from '@cabinet/kernel/testing';
import { screen } from '@testing-library/react';
import { BottomBar } from '../bottom-bar.tsx';
import { attentionAtom, type countAttention } from './attention-atom.ts';
import type { MenuBlock, MenuEntry } from './build-menu.ts';
import { MenuFold } from './menu-fold.tsx';
import { MenuList } from './menu-list.tsx';

type Items = Parameters<typeof countAttention>[0];

const entry = (label: string, attention: string[] = []): MenuEntry => ({
  label,
  shortLabel: label,
  to: `/${label}`,
  icon: undefined,
  within: [],
  attention,
});
const item = (kind: Items[number]['kind'], count: number, place: Items[number]['place'] = null) => ({
  kind,
  count,
  place,
  id: null,
  name: null,
  by: null,
});

const ITEMS: Items = [
  item('proposals', 3),
  item('bank_lines', 120),
  item('exhausted_caps', 2, 'group'),
  item('exhausted_caps', 5, 'company'),
];

const BLOCK: MenuBlock = {
  id: 'administration',
  title: 'Администрирование',
  isFoldable: false,
  entries: [
    entry('Предложения', ['proposals']),
    entry('Выписки', ['bank_lines']),
    entry('Группа', ['exhausted_caps/group']),
    entry('Роли'),
    entry('Сотрудники', ['exhausted_caps/company']),
  ],
};

function storeWith(items: Items) {
  const store: ReturnType<typeof createCabinetStore> = signedInStore(buildCurrentUser());
  store.set(attentionAtom, items);
  return store;
}
const names = () =>
  screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent);

describe('a line of the menu', () => {
  it('says how many things wait there, for the eye and for a screen reader', () => {
    renderWithProviders(<MenuList block={BLOCK} current={undefined} />, { store: storeWith(ITEMS) });
    const shown = (name: string) =>
      screen.getByRole('link', { name }).querySelector('[data-count]')?.getAttribute('data-count');
    expect(shown('Предложения, ждут: 3')).toBe('3');
    expect(shown('Выписки, ждут: 120')).toBe('99+');
    expect(screen.getByRole('link', { name: 'Группа, ждут: 2' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Сотрудники, ждут: 5' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Роли' })).toHaveTextContent(/^Роли$/);
  });

  it('has a dot at its icon where there is room for the icon alone', () => {
    const { container } = renderWithProviders(<MenuList block={BLOCK} current={undefined} isCompact />, {
      store: storeWith(ITEMS),
    });
    expect(container.querySelectorAll('[data-attention]')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Предложения, ждут: 3' })).toHaveAttribute(
      'title',
      'Предложения, ждут: 3',
    );
  });

  it('says nothing while nothing waits', () => {
    const { container } = renderWithProviders(<MenuList block={BLOCK} current={undefined} />, {
      store: storeWith([]),
    });
    expect(names()).toEqual(BLOCK.entries.map(({ label }) => label));
    expect(container.querySelector('[data-attention]')).toBeNull();
  });
});

describe('a folded section', () => {
  it('says how many things wait behind it, until its lines say it themselves', async () => {
    localStorage.setItem('cabinet.tools', 'folded');
    const block: MenuBlock = { ...BLOCK, id: 'tools', title: 'Инструменты', isFoldable: true };
    const { user } = renderWithProviders(<MenuFold block={block} current={undefined} isCompact={false} />, {
      store: storeWith([item('proposals', 3), item('bank_lines', 2)]),
    });
    await user.click(screen.getByRole('button', { name: 'Инструменты, ждут: 5' }));
    expect(screen.getByRole('button', { name: 'Инструменты' })).toHaveTextContent(/^Инструменты$/);
    expect(screen.getByRole('link', { name: 'Предложения, ждут: 3' })).toBeVisible();
  });
});

describe('the bar of a phone', () => {
  it('has dots at its lines, and at «Ещё» for a line that is behind it', () => {
    const { container } = renderWithProviders(<BottomBar blocks={[BLOCK]} current={undefined} />, {
      store: storeWith(ITEMS),
    });
    expect(names()).toEqual(['Предложения, ждут: 3', 'Выписки, ждут: 120', 'Группа, ждут: 2', 'Роли']);
    expect(screen.getByRole('button', { name: 'Ещё, ждут: 5' })).toBeInTheDocument();
    expect(container.querySelectorAll('[data-attention]')).toHaveLength(4);
  });

  it('has none at «Ещё» where what waits is in sight', () => {
    renderWithProviders(<BottomBar blocks={[BLOCK]} current={undefined} />, {
      store: storeWith([item('proposals', 1)]),
    });
    expect(screen.getByRole('button', { name: 'Ещё' })).toBeInTheDocument();
  });
});
