import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/index.ts';
import { Badge } from '../ui/badge.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Input } from '../ui/input.ts';
import { Menu } from '../ui/menu/menu.tsx';
import { MenuItem } from '../ui/menu/menu-item.tsx';
import { Select } from '../ui/select/select.tsx';
import { Tabs } from '../ui/tabs/tabs.tsx';
import { Textarea } from '../ui/textarea.ts';
import { cabinetSystem } from './cabinet-system.ts';
import { CORE_RECIPES } from './core-recipes.ts';
import { pageSystem } from './page-system.ts';

const reactDir = join(dirname(fileURLToPath(import.meta.url)), '..');

function sources(folder: string): { file: string; text: string }[] {
  return readdirSync(join(reactDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(reactDir, folder, file), 'utf8') }));
}

const kit = [...sources('ui'), ...sources('notify')];

/** Every rule that the style engine hands to the browser. jsdom itself drops those inside `@layer`. */
const rules: string[] = [];

function recordRules(): void {
  const { sheet } = document.head.appendChild(document.createElement('style'));
  const prototype: CSSStyleSheet = Object.getPrototypeOf(sheet);
  const insertRule = prototype.insertRule;
  prototype.insertRule = function record(rule, index) {
    rules.push(rule);
    return insertRule.call(this, rule, index);
  };
}

recordRules();

/** The rules that an element's own classes have brought. */
function rulesOf(element: Element): string {
  return [...element.classList]
    .flatMap((name) => rules.filter((rule) => rule.includes(`.${name}`)))
    .join('\n');
}

describe('recipes', () => {
  it('exist for every key that a part of the core kit asks for', () => {
    const keys = kit.flatMap(({ text }) =>
      [...text.matchAll(/createRecipeContext\(\{ key: '(\w+)'/g)].map((m) => m[1]),
    );
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key) => !Object.hasOwn(CORE_RECIPES, key ?? ''))).toEqual([]);
  });

  it('are brought along by every lazy family that stands on a slot recipe of Chakra', () => {
    const roots = kit.flatMap(({ file, text }) =>
      [...text.matchAll(/<(Chakra\w+|Toast)\.Root\b([^>]*)/g)].map((m) => ({ file, props: m[2] ?? '' })),
    );
    expect(roots.length).toBeGreaterThanOrEqual(5);
    expect(roots.filter(({ props }) => !props.includes('recipe={')).map(({ file }) => file)).toEqual([]);
  });

  it('are all known to the system', () => {
    expect(Object.keys(CORE_RECIPES).filter((key) => !cabinetSystem.isRecipe(key))).toEqual([]);
  });

  it('reach the elements', () => {
    renderWithProviders(
      <>
        <Button>Сохранить</Button>
        <Input aria-label="Почта" />
        <Badge>Новое</Badge>
      </>,
    );
    expect(rulesOf(screen.getByRole('button'))).toContain('border-radius');
    expect(rulesOf(screen.getByRole('textbox'))).toContain('border-width');
    expect(rulesOf(screen.getByText('Новое'))).toContain('font-weight');
  });

  it('reach the elements of the lazy families', async () => {
    const { user } = renderWithProviders(
      <>
        <Tabs tabs={[{ id: 'a', label: 'Первая', content: 'Содержимое' }]} />
        <Menu trigger={<Button>Ещё</Button>} label="Действия">
          <MenuItem id="edit" onSelect={() => undefined}>
            Изменить
          </MenuItem>
        </Menu>
      </>,
    );
    expect(rulesOf(await screen.findByRole('tab'))).toContain('height');
    await user.click(screen.getByRole('button', { name: 'Ещё' }));
    expect(rulesOf(await screen.findByRole('menu'))).toContain('box-shadow');
  });

  it('give every control the 16 px on a phone that keep iOS from zooming in, whatever its size', () => {
    renderWithProviders(
      <>
        <Input aria-label="Малое" size="sm" />
        <Input aria-label="Обычное" />
        <Input aria-label="Большое" size="lg" />
        <Textarea aria-label="Примечание" />
        <Select aria-label="Выбор" options={[]} />
        <Select aria-label="Малый выбор" options={[]} size="sm" />
      </>,
    );
    for (const control of [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')]) {
      expect(rulesOf(control)).toMatch(
        /@media \(max-width: 767\.98px\),\s?\(pointer: coarse\)\s?{[^{}]*{font-size:1rem;}}/,
      );
    }
  });

  it('reach the dialog', async () => {
    renderWithProviders(
      <Dialog isOpen onClose={() => undefined} title="Выход">
        Выйти?
      </Dialog>,
    );
    expect(rulesOf(await screen.findByRole('dialog', { name: 'Выход' }))).toContain('max-height');
  });
});

describe('the styles of the page', () => {
  it('are the style reset, the values of tokens and both palettes', () => {
    const css = JSON.stringify(pageSystem._global);
    expect(css).toContain('boxSizing');
    expect(css).toContain('--chakra-colors-accent-solid');
    expect(css).toContain('#0b6a67');
    expect(css).toContain('#3dbdb5');
    expect(css).toContain(':where(html, .chakra-theme)');
  });
});
