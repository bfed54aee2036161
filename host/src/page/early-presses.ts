/** What a person pressed on a form that came drawn in the HTML, before React was there. */
export interface EarlyPresses {
  /** Buttons that show a password, pressed once or any odd number of times. */
  readonly toggled: Set<HTMLButtonElement>;
  /** The last of the other buttons; «Войти» also stands for Enter. */
  last: HTMLButtonElement | null;
  /** React takes over: what is pressed from here on is its business. */
  end(): void;
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/**
 * Runs as an inline script right behind the drawn form, by its source alone: it may use nothing from outside itself.
 *
 * Puts the caret into the first field, lets the eye show the password at once, and keeps every other press for
 * `takeOver`. The form itself sends nothing (see the kernel's `Form`).
 */
export function watchEarlyPresses(): void {
  const form = document.forms[0];
  if (form === undefined) return;
  const listening = new AbortController();
  const toggled = new Set<HTMLButtonElement>();
  const presses: EarlyPresses = {
    toggled,
    last: null,
    end() {
      listening.abort();
      form.removeAttribute('aria-busy');
    },
  };
  window.earlyPresses = presses;

  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null || button.type === 'submit') return;
    const field = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (!(field instanceof HTMLInputElement)) {
      presses.last = button;
      return;
    }
    const wasShown = toggled.delete(button);
    if (!wasShown) toggled.add(button);
    field.type = wasShown ? 'password' : 'text';
    button.setAttribute('aria-pressed', String(!wasShown));
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    presses.last = form.querySelector<HTMLButtonElement>('[type=submit]');
    form.setAttribute('aria-busy', 'true');
  };
  form.addEventListener('click', onClick, listening);
  form.addEventListener('submit', onSubmit, listening);
  form.querySelector('input')?.focus();
}
