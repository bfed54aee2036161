import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { createCabinetStore } from '../store/cabinet-store.ts';
import {
  closeAllModalsAtom,
  closeModalAtom,
  modalFlagsAtom,
  openModalAtom,
  openModalsAtom,
} from './modals-atom.ts';
import { useModal } from './use-modal.ts';

describe('modals', () => {
  it('are all closed at start', () => {
    expect(createCabinetStore().get(modalFlagsAtom)).toEqual({
      login: false,
      logout: false,
      editProfile: false,
      editAvatar: false,
    });
  });

  it('open and close one by one', () => {
    const store = createCabinetStore();
    store.set(openModalAtom, 'edit-profile');
    store.set(openModalAtom, 'logout');
    expect(store.get(modalFlagsAtom)).toMatchObject({ editProfile: true, logout: true, login: false });
    store.set(closeModalAtom, 'edit-profile');
    expect(store.get(openModalsAtom)).toEqual(['logout']);
    store.set(closeAllModalsAtom);
    expect(store.get(openModalsAtom)).toEqual([]);
  });

  it('may belong to a remote, by an id of its own', () => {
    const store = createCabinetStore();
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    const { result } = renderHook(() => useModal('transfer-owner'), { wrapper });
    expect(result.current.isOpen).toBe(false);
    act(() => result.current.open());
    expect(result.current.isOpen).toBe(true);
    act(() => result.current.close());
    expect(result.current.isOpen).toBe(false);
  });
});
