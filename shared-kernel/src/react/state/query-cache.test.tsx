import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { buildCurrentUser, received, signedInStore } from '../../testing/index.ts';
import { holdSessionAtom, sessionEventAtom } from '../session/session-atoms.ts';
import { clearQueryCache, queryCache } from '../store/query-cache.ts';
import { QueryProvider } from './query-provider.tsx';
import { useSWR } from './swr.ts';
import { mutate } from './swr-cache.ts';

let calls = 0;

async function fetchName(): Promise<string> {
  calls += 1;
  return `ответ ${calls}`;
}

function Name({ load = fetchName }: { readonly load?: () => Promise<string> }) {
  const { data = 'ничего' } = useSWR('name', load);
  return <p>{data}</p>;
}

beforeEach(() => {
  calls = 0;
  clearQueryCache();
});

describe('the query cache', () => {
  it('is one for every provider, and outlives each of them', async () => {
    const first = render(
      <QueryProvider>
        <Name />
      </QueryProvider>,
    );
    expect(await screen.findByText('ответ 1')).toBeInTheDocument();
    first.unmount();
    render(
      <QueryProvider>
        <Name />
      </QueryProvider>,
    );
    expect(screen.getByText('ответ 1')).toBeInTheDocument();
    expect(calls).toBe(1);
  });

  it('keeps the other providers hearing of changes when one unmounts', async () => {
    render(
      <QueryProvider>
        <Name />
      </QueryProvider>,
    );
    const second = render(
      <QueryProvider>
        <Name />
      </QueryProvider>,
    );
    await screen.findAllByText('ответ 1');
    second.unmount();
    await waitFor(() => mutate('name', 'новое', { revalidate: false }));
    expect(await screen.findByText('новое')).toBeInTheDocument();
  });

  it('is written from outside a component', async () => {
    render(
      <QueryProvider>
        <Name />
      </QueryProvider>,
    );
    await screen.findByText('ответ 1');
    await waitFor(() => mutate('name'));
    expect(await screen.findByText('ответ 2')).toBeInTheDocument();
  });

  it('shows nothing of the former session after it is cleared', async () => {
    const page = render(
      <QueryProvider>
        <Name />
      </QueryProvider>,
    );
    await screen.findByText('ответ 1');
    page.unmount();
    clearQueryCache();
    expect(queryCache.size).toBe(0);
    render(
      <QueryProvider>
        <Name />
      </QueryProvider>,
    );
    expect(screen.getByText('ничего')).toBeInTheDocument();
    expect(await screen.findByText('ответ 2')).toBeInTheDocument();
  });

  it('drops an answer that was on its way when it was cleared', async () => {
    let arrive: (name: string) => void = () => undefined;
    const page = render(
      <QueryProvider>
        <Name
          load={() =>
            new Promise((resolve) => {
              arrive = resolve;
            })
          }
        />
      </QueryProvider>,
    );
    page.unmount();
    clearQueryCache();
    arrive('чужое');
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    expect(JSON.stringify([...queryCache.values()])).not.toContain('чужое');
  });

  it('is silent while the session is held, and asks again once somebody has signed in', async () => {
    const store = signedInStore(buildCurrentUser());
    render(
      <Provider store={store}>
        <QueryProvider>
          <Name />
        </QueryProvider>
      </Provider>,
    );
    await screen.findByText('ответ 1');
    store.set(holdSessionAtom);
    await act(() => mutate('name'));
    expect(screen.getByText('ответ 1')).toBeInTheDocument();
    act(() => {
      store.set(sessionEventAtom, { type: 'loaded', epoch: 1, current: received(buildCurrentUser()) });
    });
    expect(await screen.findByText('ответ 2')).toBeInTheDocument();
  });
});
