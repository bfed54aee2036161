import { renderWithProviders } from '@cabinet/kernel/testing';
import { act, screen } from '@testing-library/react';
import type { AssistantOptions } from './assistant-widget.ts';
import { WidgetSection } from './widget-section.tsx';

const OPTIONS: AssistantOptions = {
  account: '12345678',
  amount: '500.00',
  transactionId: 'r1',
  testMode: 1,
  signature: 'abc',
  subscriberId: 'u1',
  description: 'Пополнение счёта',
};

let built: { readonly options: AssistantOptions; readonly containerId: string }[] = [];
let ends: (() => void)[] = [];

class Builder {
  setOnSuccessCallback(listener: () => void) {
    ends.push(listener);
  }
  setOnFailCallback(listener: () => void) {
    ends.push(listener);
  }
  setOnInProgressCallback(listener: () => void) {
    ends.push(listener);
  }
  build(options: AssistantOptions, containerId: string) {
    built.push({ options, containerId });
  }
}

beforeEach(() => {
  built = [];
  ends = [];
});
afterEach(() => {
  Reflect.deleteProperty(window, 'Assistant');
  document.getElementById('moneta-assistant')?.remove();
});

const ended: string[] = [];
const renderWidget = () =>
  renderWithProviders(
    <WidgetSection url="https://pay.example/widget.js" options={OPTIONS} onEnd={() => ended.push('end')} />,
  );

describe("the provider's widget", () => {
  it('is drawn into the page with the signed data, and none of its claims are trusted', async () => {
    Object.assign(window, { Assistant: { Builder } });
    const { container } = renderWidget();
    await act(async () => undefined);
    expect(built.at(-1)?.options).toEqual(OPTIONS);
    expect(container.querySelector(`[id="${built.at(-1)?.containerId}"]`)).toBeInTheDocument();
    for (const end of ends) end();
    // Success, failure and «в обработке» all lead to the question to our own server.
    expect(ended).toEqual(['end', 'end', 'end']);
  });

  it('gives way to the page of the provider when its script does not load', async () => {
    renderWidget();
    const script = document.getElementById('moneta-assistant');
    expect(script).toHaveAttribute('src', 'https://pay.example/widget.js');
    act(() => void script?.dispatchEvent(new Event('error')));
    expect(await screen.findByText(/Оплатите на странице платёжного сервиса/)).toBeInTheDocument();
  });

  it.each([
    ['is something else', 'not it'],
    [
      'breaks',
      {
        Builder: class {
          build() {}
        },
      },
    ],
  ])('gives way as well when the script %s', async (_what, assistant) => {
    Object.assign(window, { Assistant: assistant });
    renderWidget();
    expect(await screen.findByText(/Форма оплаты не загрузилась/)).toBeInTheDocument();
  });
});
