import { modalFlagsAtom, openModalAtom } from '@cabinet/kernel/modals';
import { notify } from '@cabinet/kernel/notify';
import { userAtom } from '@cabinet/kernel/session';
import {
  API,
  buildCurrentUser,
  failure,
  findOpenDialog,
  handle,
  renderWithProviders,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { stubPictures } from '../../testing/stub-pictures.ts';
import { Modal } from './edit-avatar-modal.tsx';

const saves: unknown[] = [];
const api = useApiServer(
  handle('POST users/{id}/avatar', async ({ request }) => {
    saves.push(await request.json());
    return { avatar: '/api/v1/users/1/avatar?v=2' };
  }),
);

let pictures: ReturnType<typeof stubPictures>;
beforeEach(() => {
  saves.length = 0;
  pictures = stubPictures({ width: 1200, height: 800 });
});

const photo = (name = 'me.png', type = 'image/png') => new File(['pixels'], name, { type });

async function renderModal() {
  const store = signedInStore(buildCurrentUser());
  store.set(openModalAtom, 'edit-avatar');
  const rendered = renderWithProviders(<Modal />, { store });
  await findOpenDialog('Изменить аватар');
  return { ...rendered, isOpen: () => store.get(modalFlagsAtom).editAvatar };
}

const zone = () => screen.getByRole('button', { name: 'Выбрать фото' });
const input = () => screen.getByLabelText('Файл фото');
const slider = () => screen.findByRole('slider', { name: 'Масштаб' });

function drag(kind: 'dragEnter' | 'drop', files: readonly File[]) {
  const event = createEvent[kind](zone());
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  Object.assign(event, { dataTransfer: { files, items, types: ['Files'] } });
  fireEvent(zone(), event);
}

describe('edit-avatar modal', () => {
  describe('drop zone', () => {
    it('says when it is focused', async () => {
      await renderModal();
      fireEvent.focus(zone());
      await waitFor(() => expect(zone()).toHaveAttribute('data-state', 'focused'));
    });

    it('accepts a photo that hangs over it and refuses anything else', async () => {
      await renderModal();
      drag('dragEnter', [photo()]);
      await waitFor(() => expect(zone()).toHaveAttribute('data-state', 'accept'));
      drag('drop', [photo('notes.txt', 'text/plain')]);
      expect(await screen.findByText(/File type must be one of image\/png/)).toBeInTheDocument();
      drag('dragEnter', [photo('notes.txt', 'text/plain')]);
      await waitFor(() => expect(zone()).toHaveAttribute('data-state', 'reject'));
    });

    it('takes the first of several', async () => {
      await renderModal();
      drag('drop', [photo('one.png'), photo('two.jpg', 'image/jpeg')]);
      expect(await slider()).toBeInTheDocument();
    });

    it('refuses an empty file', async () => {
      const { user } = await renderModal();
      await user.upload(input(), new File([], 'me.png', { type: 'image/png' }));
      expect(await screen.findByText(/File is smaller than 1 byte/)).toBeInTheDocument();
    });

    it('says when a file is no picture at all', async () => {
      pictures.breakFiles();
      const { user } = await renderModal();
      await user.upload(input(), photo());
      expect(await screen.findByText(/файл повреждён/)).toBeInTheDocument();
    });

    it.each([
      ['by its name', new File(['x'], 'IMG_1.HEIC'), /File type must be/],
      ['by its type', new File(['x'], 'IMG_1', { type: 'image/heif' }), /File type must be/],
      ['by its head, under another name', new File(['\0\0\0\x24ftypheic\0'], 'me.jpg'), /файл повреждён/],
    ])('knows a photo of an iPhone %s, and says what to do with it', async (_how, file, specified) => {
      pictures.breakFiles();
      await renderModal();
      drag('drop', [file]);
      expect(await screen.findByText(specified)).toBeInTheDocument();
      const hint = await screen.findByText(/^Это фото в формате HEIC.+JPEG или PNG/);
      expect(hint.closest('[role=alert]')).not.toBeNull();
      drag('drop', [photo()]);
      await waitFor(() => expect(screen.queryByText(/HEIC/)).toBeNull());
      expect(screen.getByText(/файл повреждён/)).toBeInTheDocument();
    });

    it('knows that the file window is open, and notices that it was cancelled 300 ms after focus returns', async () => {
      const { user } = await renderModal();
      await user.click(zone());
      expect(zone()).toHaveAttribute('data-state', 'dialog');
      fireEvent.focus(window);
      expect(zone()).toHaveAttribute('data-state', 'dialog');
      await waitFor(() => expect(zone()).not.toHaveAttribute('data-state', 'dialog'));
    });
  });

  describe('editor', () => {
    async function renderEditor() {
      const rendered = await renderModal();
      await rendered.user.upload(input(), photo());
      return { ...rendered, slider: await slider() };
    }

    it('zooms from 1 to 3 by 0.1', async () => {
      const editor = await renderEditor();
      expect(editor.slider).toHaveValue('1');
      expect(editor.slider).toHaveAttribute('max', '3');
      expect(editor.slider).toHaveAttribute('step', '0.1');
      fireEvent.change(editor.slider, { target: { value: '2.4' } });
      expect(editor.slider).toHaveAttribute('aria-valuetext', '2,4×');
    });

    it('zooms by keys and by the wheel, never beyond its ends', async () => {
      const editor = await renderEditor();
      const circle = screen.getByRole('group', { name: /Область аватара/ });
      fireEvent.keyDown(circle, { key: '+' });
      fireEvent.keyDown(circle, { key: '+' });
      fireEvent.keyDown(circle, { key: '-' });
      expect(editor.slider).toHaveValue('1.1');
      fireEvent.wheel(circle, { deltaY: -300 });
      expect(editor.slider).toHaveValue('1.4');
      fireEvent.wheel(circle, { deltaY: 5000 });
      expect(editor.slider).toHaveValue('1');
    });

    it('saves a JPEG, closes, and shows the new picture everywhere', async () => {
      const { user, store, isOpen } = await renderEditor();
      await user.click(screen.getByRole('button', { name: 'Сохранить аватар' }));
      await waitFor(() => expect(isOpen()).toBe(false));
      expect(saves).toEqual([{ avatar: 'data:image/jpeg;base64,AAAA' }]);
      expect(store.get(userAtom)?.avatar).toBe('/api/v1/users/1/avatar?v=2');
      expect(await screen.findByText('Аватар успешно обновлен')).toBeInTheDocument();
    });

    it('stays open when saving fails, and says only why it did this time', async () => {
      api.use(http.post(`${API}/users/0/avatar`, () => failure('SYS.001')));
      notify.error('Прежняя неудача', { durationMs: 600_000 });
      const { user, isOpen } = await renderEditor();
      const former = await screen.findByText('Прежняя неудача');
      await user.click(screen.getByRole('button', { name: 'Сохранить аватар' }));
      expect(await screen.findByText('Не удалось обновить аватар Код ошибки: SYS.001')).toBeInTheDocument();
      await waitFor(() => expect(former).not.toBeInTheDocument());
      expect(isOpen()).toBe(true);
      expect(screen.getByRole('button', { name: 'Сохранить аватар' })).toBeEnabled();
    });

    it('goes back to another photo', async () => {
      const { user } = await renderEditor();
      await user.click(screen.getByRole('button', { name: 'Другое фото' }));
      expect(zone()).toBeInTheDocument();
    });

    it('asks before the photo is lost', async () => {
      const { user, isOpen } = await renderEditor();
      await user.keyboard('{Escape}');
      await findOpenDialog('Закрыть без сохранения?', 'alertdialog');
      await user.click(screen.getByRole('button', { name: 'Вернуться' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(screen.getByRole('img', { name: 'Предпросмотр аватара' })).toBeInTheDocument();
      await user.keyboard('{Escape}');
      await findOpenDialog('Закрыть без сохранения?', 'alertdialog');
      await user.click(screen.getByRole('button', { name: 'Не сохранять' }));
      await waitFor(() => expect(isOpen()).toBe(false));
      expect(saves).toEqual([]);
    });
  });
});
