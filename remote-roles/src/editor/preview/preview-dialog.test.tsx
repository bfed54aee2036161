import { expectSearchRule, renderWithProviders, SEARCHED_TEXTS } from '@cabinet/kernel/testing';
import { screen } from '@testing-library/react';
import { previewDraft } from './preview.ts';
import PreviewDialog from './preview-dialog.tsx';

const MODELS = SEARCHED_TEXTS.map((name, at) => ({
  id: `m${at}`,
  name,
  vendor: 'Ромашка',
  type: 'text',
  tags: [],
  enabled: true,
}));
const SUGGESTIONS = { models: MODELS, vendors: ['Ромашка'], types: [], tags: [] };

it('finds the models of a draft by the one rule of search', async () => {
  const preview = previewDraft({ all: 'enable', rules: [] }, SUGGESTIONS, null);
  renderWithProviders(
    <PreviewDialog preview={preview} suggestions={SUGGESTIONS} onClose={() => undefined} />,
  );
  const field = await screen.findByRole('searchbox', { name: 'Найти модель' });
  await expectSearchRule(
    () => field,
    (text) => document.body.textContent?.includes(text) ?? false,
  );
});
