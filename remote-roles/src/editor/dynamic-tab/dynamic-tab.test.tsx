import { screen, within } from '@testing-library/react';
import { renderDynamicTab, ruleAt, ruleItems } from '../../testing/render-dynamic-tab.tsx';
import { renderEditor, useEditorApi } from '../../testing/render-editor.tsx';

useEditorApi();

const OPEN = 'tag:enable:открытая';
const NO_VENDOR = 'vendor:disable:Ромашка';

describe('the rule for all models', () => {
  it('stands first, says why it stays there, and for how many models it decides', () => {
    renderDynamicTab(['all:disable', OPEN]);
    const { item, action } = ruleAt(1);
    expect(item).toHaveTextContent('Это правило всегда первое: остальные его уточняют');
    expect(item).toHaveTextContent('Решает для 2 из 3 моделей');
    expect(action()).toHaveDisplayValue('Запретить');
    expect(within(item).queryByRole('button')).not.toBeInTheDocument();
  });

  it('allows or denies', async () => {
    const { user, now } = renderDynamicTab(['all:disable', OPEN]);
    await user.selectOptions(ruleAt(1).action(), 'Разрешить');
    expect(now()).toEqual(['all:enable', OPEN]);
  });

  it('is alone at first, under a line that says what rules are for', () => {
    renderDynamicTab(['all:enable']);
    expect(ruleItems()).toHaveLength(1);
    expect(screen.getByText(/Добавьте правило, чтобы открыть или закрыть/)).toBeInTheDocument();
  });
});

describe('a rule', () => {
  it('is added against the rule for all models, with the focus in its value', async () => {
    const { user, now } = renderDynamicTab(['all:enable', OPEN]);
    await user.click(screen.getByRole('button', { name: 'Добавить правило' }));
    expect(now()).toEqual(['all:enable', OPEN, 'vendor:disable:']);
    expect(ruleAt(3).value()).toHaveFocus();
    expect(screen.getByText('Добавлено правило 3')).toBeInTheDocument();
    await user.keyboard('васил{Enter}');
    expect(now()).toEqual(['all:enable', OPEN, 'vendor:disable:Василёк']);
  });

  it('is found by the name of a model, its vendor or its id', async () => {
    const { user, now } = renderDynamicTab(['all:disable', 'model:enable:brush']);
    expect(ruleAt(2).value()).toHaveValue('Кисть');
    await user.click(ruleAt(2).value());
    await user.keyboard('ромашка rosa-2');
    await user.click(screen.getByRole('option', { name: /Роза 2/ }));
    expect(now()).toEqual(['all:disable', 'model:enable:rosa-2']);
  });

  it('changes its action', async () => {
    const { user, now } = renderDynamicTab(['all:disable', OPEN]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Действие правила 2' }), 'Запретить');
    expect(now()).toEqual(['all:disable', 'tag:disable:открытая']);
  });

  it('loses its value with its type, unless the other type knows it too', async () => {
    const { user, now } = renderDynamicTab(['all:disable', 'tag:enable:image', OPEN]);
    await user.selectOptions(ruleAt(2).type(), 'Тип');
    await user.selectOptions(ruleAt(3).type(), 'Вендор');
    expect(now()).toEqual(['all:disable', 'type:enable:image', 'vendor:enable:']);
    expect(ruleAt(3).value()).toHaveAttribute('placeholder', 'Выберите вендора');
  });

  it('loses its value when that is erased', async () => {
    const { user, now } = renderDynamicTab(['all:disable', OPEN]);
    await user.clear(ruleAt(2).value());
    await user.tab();
    expect(now()).toEqual(['all:disable', 'tag:enable:']);
  });

  it('is removed, and the focus goes to the next, to the one before, to the button that adds', async () => {
    const { user, now } = renderDynamicTab(['all:disable', OPEN, NO_VENDOR, 'type:enable:text']);
    await user.click(ruleAt(3).button(/^Удалить/));
    expect(screen.getByText('Удалено правило 3: Запретить вендора «Ромашка»')).toBeInTheDocument();
    expect(ruleAt(3).button(/^Удалить правило 3: Разрешить тип «text»/)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(ruleAt(2).button(/^Удалить/)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Добавить правило' })).toHaveFocus();
    expect(now()).toEqual(['all:disable']);
  });

  it('moves by its buttons, which keep the focus and say the place', async () => {
    const { user, now } = renderDynamicTab(['all:disable', OPEN, NO_VENDOR]);
    await user.click(ruleAt(3).button(/^Выше: правило 3: Запретить вендора «Ромашка»/));
    expect(now()).toEqual(['all:disable', NO_VENDOR, OPEN]);
    expect(screen.getByText('Запретить вендора «Ромашка»: место 2 из 3')).toBeInTheDocument();
    expect(ruleAt(2).button(/^Выше/)).toHaveFocus();
    expect(ruleAt(2).button(/^Выше/)).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(now()).toEqual(['all:disable', NO_VENDOR, OPEN]);
    expect(screen.getByText(/^Выше некуда/)).toBeInTheDocument();
    await user.click(ruleAt(2).button(/^Ниже/));
    expect(now()).toEqual(['all:disable', OPEN, NO_VENDOR]);
    expect(ruleAt(3).button(/^Ниже/)).toHaveFocus();
  });
});

describe('what a rule comes to', () => {
  it('is counted over the enabled models', () => {
    renderDynamicTab(['all:disable', NO_VENDOR, OPEN]);
    expect(ruleAt(2).value()).toHaveAccessibleDescription(
      'Решает для 1 из 2 моделей, для остальных — правила ниже',
    );
    expect(ruleAt(3).value()).toHaveAccessibleDescription('Решает для 1 модели');
  });

  it('is nothing when later rules name the same models, as does the same rule again', () => {
    renderDynamicTab(['all:disable', OPEN, 'tag:disable:открытая']);
    expect(ruleAt(2).item).toHaveTextContent('Не действует: его перекрывают правила ниже');
    expect(ruleAt(3).item).toHaveTextContent('Решает для 1 модели');
  });

  it('is nothing when no enabled model is named', () => {
    renderDynamicTab(['all:disable', 'model:enable:old']);
    expect(ruleAt(2).item).toHaveTextContent('Под него не подходит ни одна модель');
  });

  it('follows a change', async () => {
    const { user } = renderDynamicTab(['all:disable', OPEN, 'type:enable:image']);
    await user.selectOptions(ruleAt(3).type(), 'Вендор');
    expect(ruleAt(3).item).toHaveTextContent('Не действует: выберите значение');
    await user.type(ruleAt(3).value(), 'ромашка{Enter}');
    expect(ruleAt(2).item).toHaveTextContent('Не действует: его перекрывают правила ниже');
    expect(ruleAt(3).item).toHaveTextContent('Решает для 2 моделей');
    expect(ruleAt(1).item).toHaveTextContent('Решает для 1 из 3 моделей');
  });
});

describe('what is not saved', () => {
  it.each([
    [1, '1 правило без значения не действует', 'Оно не сохранится: выберите значение или удалите его.'],
    [2, '2 правила без значения не действуют', 'Они не сохранятся: выберите значения или удалите их.'],
    [5, '5 правил без значения не действуют', 'Они не сохранятся: выберите значения или удалите их.'],
  ])('%d rules without a value are counted in a warning', (inactive, title, text) => {
    renderDynamicTab(['all:disable', OPEN], { inactive });
    expect(screen.getByRole('alert')).toHaveTextContent(title);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  it('nothing is warned of when each rule has its value', () => {
    renderDynamicTab(['all:disable', OPEN]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('strings of the saved role that name nothing known are listed', () => {
    renderDynamicTab(['all:disable'], { dropped: ['vendor:disable:Лютик', 'all:maybe'] });
    const list = screen.getByRole('list', { name: 'Исчезнут при сохранении' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Запретить вендора «Лютик»', 'all:maybe']);
  });
});

describe('a system role', () => {
  it('is shown with all that its rules do, and nothing can be changed or dragged', () => {
    renderDynamicTab(['all:disable', NO_VENDOR, OPEN], { isReadOnly: true });
    expect(ruleItems().map(({ textContent }) => textContent)).toEqual([
      'Запретить все моделиЭто правило всегда первое: остальные его уточняют. Решает для 1 из 3 моделей',
      'Запретить вендора «Ромашка»Решает для 1 из 2 моделей, для остальных — правила ниже',
      'Разрешить тег «открытая»Решает для 1 модели',
    ]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('the tab in the editor', () => {
  it('comes when it is opened, and its changes are those of the draft', async () => {
    const { user } = renderEditor('edit', { search: '?tab=models' });
    await user.selectOptions(await screen.findByLabelText(/^Действие правила 1/), 'Разрешить');
    expect(await screen.findByText('Доступно 3 из 3')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Добавить правило' }));
    await user.keyboard('ромашка{Enter}');
    expect(await screen.findByText('Доступно 1 из 3')).toBeInTheDocument();
    expect(ruleAt(2).item).toHaveTextContent('Не действует: его перекрывают правила ниже');
  });
});
