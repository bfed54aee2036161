import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { mount } from './mount.ts';
import { getMe } from './stub-api.ts';

const LINKS = [
  ['/', 'Главная'],
  ['/finances', 'Финансы'],
] as const;

const me = getMe();

// Not by React.lazy: Suspense holds back what comes within 300 ms of its fallback, which a floor must not pay.
async function screenAt(path: string): Promise<ReactNode> {
  if (path === '/finances') {
    const { Rows } = await import('./rows.tsx');
    return <Rows />;
  }
  const [{ Greeting }, { name }] = await Promise.all([import('./greeting.tsx'), me]);
  return <Greeting name={name} />;
}

function Shell() {
  const [path, setPath] = useState(location.pathname);
  const [screen, setScreen] = useState<ReactNode>();
  useEffect(() => {
    const follow = () => setPath(location.pathname);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  useEffect(() => {
    let isCurrent = true;
    void screenAt(path).then((loaded) => {
      if (isCurrent) setScreen(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [path]);

  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    history.pushState(null, '', event.currentTarget.href);
    setPath(location.pathname);
  };

  return (
    <>
      <header>Кабинет</header>
      <nav>
        {LINKS.map(([href, name]) => (
          <a key={href} href={href} onClick={go}>
            {name}
          </a>
        ))}
      </nav>
      <main>{screen}</main>
    </>
  );
}

// Beside the shell, not after it.
void screenAt(location.pathname);
mount(<Shell />);
