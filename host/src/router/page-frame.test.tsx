import { createMemoryRouter, RouterLink, RouterProvider } from '@cabinet/kernel/router';
import { createCabinetStore, StoreProvider } from '@cabinet/kernel/state';
import { SystemProvider } from '@cabinet/kernel/system';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { CONTENT_ID } from '../shell/content-id.ts';
import { PageFrame } from './page-frame.tsx';

const page = (text: string, to: string, field?: boolean) => (
  <>
    <RouterLink to={to}>{`К ${to}`}</RouterLink>
    <main id={CONTENT_ID} tabIndex={-1}>
      {text}
      {/* biome-ignore lint/a11y/noAutofocus: a screen that takes the focus itself is what the test needs. */}
      {field && <input aria-label="Поле" autoFocus />}
    </main>
  </>
);

/** A page whose parts come after it, as those with code of their own do. */
function LatePage() {
  const [hasCome, setCome] = useState(false);
  useEffect(function come() {
    const timer = setTimeout(() => setCome(true), 0);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      {hasCome && (
        <>
          <section id="part">
            <h2>Часть</h2>
          </section>
          <section id="form">
            <h2>Анкета</h2>
            {/* biome-ignore lint/a11y/noAutofocus: a part that takes the focus itself is what the test needs. */}
            <input aria-label="Почта" autoFocus />
          </section>
        </>
      )}
    </main>
  );
}

function renderFrame(at = '/') {
  window.scrollTo = () => undefined;
  const router = createMemoryRouter(
    [
      {
        element: <PageFrame />,
        children: [
          { path: '/', element: page('Дом', '/account'), handle: { title: 'Главная' } },
          { path: '/account', element: page('Счёт', '/form'), handle: { title: 'Мой аккаунт' } },
          { path: '/form', element: page('Форма', '/bare', true), handle: { title: 'Форма' } },
          { path: '/bare', element: page('Пусто', '/') },
          { path: '/late', element: <LatePage /> },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(
    <StoreProvider store={createCabinetStore()}>
      <SystemProvider>
        <RouterProvider router={router} />
      </SystemProvider>
    </StoreProvider>,
  );
  return userEvent.setup();
}

describe('PageFrame', () => {
  it('names the tab after the route and announces it', async () => {
    const user = renderFrame();
    expect(document.title).toBe('Главная — Кабинет');
    await user.click(screen.getByRole('link'));
    await waitFor(() => expect(document.title).toBe('Мой аккаунт — Кабинет'));
    expect(screen.getByRole('status')).toHaveTextContent('Мой аккаунт');
  });

  it('leaves the focus alone at the start and moves it to the content after navigation', async () => {
    const user = renderFrame();
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('link'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('leaves the focus in a field that a screen has chosen', async () => {
    const user = renderFrame();
    await user.click(screen.getByRole('link', { name: 'К /account' }));
    await user.click(await screen.findByRole('link', { name: 'К /form' }));
    await waitFor(() => expect(screen.getByLabelText('Поле')).toHaveFocus());
  });

  it('has a title for a page without one', async () => {
    const user = renderFrame();
    for (const to of ['/account', '/form', '/bare'])
      await user.click(await screen.findByRole('link', { name: `К ${to}` }));
    await waitFor(() => expect(document.title).toBe('Кабинет'));
  });

  it('leads to the part that the address names, once it is there, and focuses its heading', async () => {
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      seen.push(this.id);
    };
    renderFrame('/late#part');
    expect(await screen.findByRole('heading', { name: 'Часть' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Часть' })).toHaveFocus());
    expect(seen).toContain('part');
  });

  it('leaves the focus where a part has put it', async () => {
    renderFrame('/late#form');
    await waitFor(() => expect(screen.getByLabelText('Почта')).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Анкета' })).toBeInTheDocument());
    expect(screen.getByLabelText('Почта')).toHaveFocus();
  });
});
