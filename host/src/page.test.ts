import { readFileSync } from 'node:fs';
import { COLOR_MODE_SCRIPT } from '@cabinet/kernel/system';

const page = readFileSync(`${import.meta.dirname}/../index.html`, 'utf8');
const canvasOf = (palette: 'light' | 'dark') =>
  /canvas: '(#\w+)'/.exec(
    readFileSync(`${import.meta.dirname}/../../shared-kernel/src/react/system/palette-${palette}.ts`, 'utf8'),
  )?.[1];

it("sets the colour mode before the first pixel with the kernel's own script", () => {
  expect(page).toContain(`<script>${COLOR_MODE_SCRIPT}</script>`);
});

it('paints the canvas of either mode before any style of the application has come', () => {
  expect(page).toContain(`html{background:${canvasOf('light')}}`);
  expect(page).toContain(`html.dark{background:${canvasOf('dark')};color-scheme:dark}`);
});
