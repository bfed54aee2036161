import { look } from '../support/axe.ts';
import { chooseFilter, filterChip } from '../support/filters.ts';
import { FULL } from '../support/full.ts';
import { enterAs } from '../support/people.ts';
import { DESKTOP } from '../support/shell.ts';
import { callHeaders, expect, PASSWORD, test } from '../support/test.ts';
import { addPerson, createCompany, roleIdOf } from './arranged-company.ts';
import { askAbout, menuLines, personRow, refusalOf, title } from './pages.ts';

/** Published requisites of an organisation. */
const COMPANY = { name: 'ПАО «Лукойл»', inn: '7708004767', kpp: '770801001', ogrn: '1027700035769' };
/** Somebody of the demonstration without a company, whom no other test signs in. */
const OWNER = 'person17';
const DEPUTY = { email: 'zam@lyudi.example', name: 'Зоя Заместителева' };
const CLERK = { email: 'kolya@lyudi.example', name: 'Коля Исполнителев' };

test(
  'people are found through the address, capped by keyboard, suspended and taken back; the owner stays',
  FULL,
  async ({ page, otherPage, playwright }) => {
    const headers = callHeaders();
    await enterAs(page.request, OWNER);
    const companyId = await createCompany(page.request, COMPANY);
    const roleId = await roleIdOf(page.request, companyId, 'Директор');
    await addPerson(playwright.request, page.request, companyId, { ...DEPUTY, roleId });
    await addPerson(playwright.request, page.request, companyId, CLERK);
    const rows = page.locator('tbody tr');
    const clerk = personRow(page, CLERK.name);
    const access = filterChip(page, 'Доступ');

    await test.step('search and filters are in the address, which keeps them over reload and the way back', async () => {
      await page.goto('/company/users');
      await expect(rows).toHaveCount(3);
      await page.getByRole('searchbox').fill('коля');
      await expect(page).toHaveURL(/[?&]q=/);
      await expect(rows).toHaveCount(1);
      await chooseFilter(page, 'Роль', 'Сотрудник');
      await expect(page).toHaveURL(/[?&]role_id=/);
      await page.reload();
      await expect(page.getByRole('searchbox')).toHaveValue('коля');
      await expect(clerk).toBeVisible();
      await expect(rows).toHaveCount(1);
      await menuLines(page).getByText('Моя компания').click();
      await expect(title(page)).toHaveText(COMPANY.name);
      await page.goBack();
      await expect(title(page)).toHaveText('Пользователи компании');
      await expect(filterChip(page, 'Роль')).toContainText('Сотрудник');
      await expect(rows).toHaveCount(1);
      await page.getByRole('button', { name: 'Сбросить', exact: true }).click();
      await expect(page).toHaveURL('/company/users');
      await expect(rows).toHaveCount(3);
    });

    await test.step('a cap is changed where it stands, by keyboard', async () => {
      const button = clerk.getByRole('button', { name: /изменить лимит/ });
      const field = clerk.getByLabel(`Месячный лимит, ${CLERK.name}`);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(field).toBeFocused();
      await page.keyboard.type('1500,50');
      await page.keyboard.press('Enter');
      await expect(button).toHaveAccessibleName(/^1\s500,50\s₽: изменить лимит/);
      await expect(button).toBeFocused();
      await expect(clerk).toContainText(/из 1\s500,50\s₽/);
      await page.keyboard.press('Enter');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('-7');
      await page.keyboard.press('Enter');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await look(page, 'a cap that is refused', [DESKTOP]);
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(button).toHaveAccessibleName(/^1\s500,50\s₽/);
    });

    await test.step('suspended, they are outside at once, and come back with their role and cap', async () => {
      await askAbout(clerk, 'Приостановить доступ');
      const question = page.getByRole('alertdialog', { name: 'Приостановить доступ?' });
      await expect(question).toContainText('Роль «Сотрудник» вернётся');
      await look(page, 'the question about a suspension');
      await question.getByRole('button', { name: 'Приостановить' }).click();
      await expect(clerk).toContainText('Приостановлен');
      await chooseFilter(page, 'Доступ', 'Приостановлен');
      await expect(page).toHaveURL(/is_active=false/);
      await expect(rows).toHaveCount(1);
      await otherPage.request.post('/api/v1/auth/sign-in', {
        headers,
        data: { email: CLERK.email, password: PASSWORD },
      });
      const placeOf = async () => {
        const me = await otherPage.request.get('/api/v1/users/me', { headers });
        return (await me.json()).data.user.company_id;
      };
      expect(await placeOf()).toBeNull();
      await askAbout(clerk, 'Вернуть доступ');
      await page
        .getByRole('alertdialog', { name: 'Вернуть доступ?' })
        .getByRole('button', { name: 'Вернуть доступ' })
        .click();
      await expect(clerk).toHaveCount(0);
      await access.click();
      await page.getByRole('menuitemradio', { name: 'Любой доступ' }).click();
      await expect(clerk).toContainText('Активен');
      await expect(clerk).toContainText(/из 1\s500,50\s₽/);
      expect(await placeOf()).toBe(companyId);
    });

    await test.step('what another role changes is said in a dialog that the keyboard opens and leaves', async () => {
      const actions = clerk.getByRole('button', { name: /^Действия/ });
      await actions.focus();
      await page.keyboard.press('Enter');
      const item = page.getByRole('menuitem', { name: 'Сменить роль' });
      // The menu has the keyboard once its first item is marked, a frame after it is seen.
      await expect(page.getByRole('menuitem', { name: 'Изменить лимит' })).toHaveAttribute(
        'data-highlighted',
      );
      await page.keyboard.press('ArrowDown');
      await expect(item).toHaveAttribute('data-highlighted');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Сменить роль' });
      await dialog.getByLabel('Роль').selectOption('Директор');
      await expect(dialog.getByRole('status', { name: 'Что изменится' })).toContainText('Появятся права');
      // At one width: another one draws the rows anew, and with them the button that has the focus then.
      await look(page, 'the role of somebody', [DESKTOP]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(actions).toBeFocused();
    });

    await test.step('nobody else takes the owner’s place away', async () => {
      await otherPage.request.post('/api/v1/auth/sign-in', {
        headers,
        data: { email: DEPUTY.email, password: PASSWORD },
      });
      await otherPage.goto('/company/users');
      const owner = otherPage.locator('tbody tr').filter({ hasText: `${OWNER}@` });
      await expect(owner).toContainText('Владелец: его роль и доступ другие не меняют');
      await owner.getByRole('button', { name: /^Действия/ }).click();
      await expect(otherPage.getByRole('menuitem')).toHaveText([
        'Изменить лимит',
        'Почему нет доступа к модели',
      ]);
      const me = await page.request.get('/api/v1/users/me', { headers });
      const ownerId = (await me.json()).data.user.id;
      const path = `/api/v1/company/${companyId}/users/${ownerId}`;
      const refusals = [
        await otherPage.request.delete(path, { headers }),
        await otherPage.request.patch(path, { headers, data: { is_active: false } }),
      ];
      for (const answer of refusals)
        expect(await refusalOf(answer)).toMatchObject({ status: 409, code: 'RES.003' });
    });
  },
);
