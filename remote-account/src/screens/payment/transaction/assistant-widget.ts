/** What MONETA.Assistant's widget takes. */
export interface AssistantOptions {
  readonly account: string;
  readonly amount: string;
  readonly transactionId: string;
  readonly testMode: number;
  readonly signature: string | null;
  readonly subscriberId: string | undefined;
  readonly description: string | undefined;
}

interface Assistant {
  setOnSuccessCallback(listener: () => void): void;
  setOnFailCallback(listener: () => void): void;
  setOnInProgressCallback(listener: () => void): void;
  build(options: AssistantOptions, containerId: string): void;
}

interface AssistantGlobal {
  readonly Builder: new () => Assistant;
}

function isAssistantGlobal(value: unknown): value is AssistantGlobal {
  return (
    typeof value === 'object' && value !== null && 'Builder' in value && typeof value.Builder === 'function'
  );
}

const SCRIPT_ID = 'moneta-assistant';

function loadScript(url: string): Promise<void> {
  document.getElementById(SCRIPT_ID)?.remove();
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { id: SCRIPT_ID, src: url, async: true });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The payment widget cannot be loaded')));
    document.head.append(script);
  });
}

/** Draws the provider's widget into an element; whatever it says, `onEnd` asks our own server. */
export async function mountAssistant(
  url: string,
  options: AssistantOptions,
  { containerId, onEnd }: { readonly containerId: string; readonly onEnd: () => void },
): Promise<void> {
  if (!('Assistant' in window)) await loadScript(url);
  const found: unknown = 'Assistant' in window ? window.Assistant : undefined;
  if (!isAssistantGlobal(found)) throw new Error('The payment widget is not what it should be');
  const assistant = new found.Builder();
  assistant.setOnSuccessCallback(onEnd);
  assistant.setOnFailCallback(onEnd);
  assistant.setOnInProgressCallback(onEnd);
  assistant.build(options, containerId);
}
