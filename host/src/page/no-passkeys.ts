const MARK = 'data-no-passkeys';

/** For the head of a drawn page: browsers without passkeys do not show their button, from the first paint on. */
export const NO_PASSKEYS_HEAD = [
  `<style>[${MARK}] [data-passkey]{display:none}</style>`,
  `<script>if(!window.PublicKeyCredential)document.documentElement.setAttribute('${MARK}','')</script>`,
].join('');
