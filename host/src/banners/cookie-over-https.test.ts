/**
 * @jest-environment-options {"url": "https://cabinet.example/"}
 */
import { ACKNOWLEDGEMENT, acknowledge, isAcknowledged } from './cookie-acknowledgement.ts';

it('over https the acknowledgement is a cookie of this host alone, which a page without TLS cannot set', () => {
  const { name } = ACKNOWLEDGEMENT;
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = `${name}=1; Path=/`;
  expect(isAcknowledged(ACKNOWLEDGEMENT)).toBe(false);
  acknowledge(ACKNOWLEDGEMENT);
  localStorage.clear();
  expect(document.cookie.split('; ')).toContain(`__Host-${name}=1`);
  expect(isAcknowledged(ACKNOWLEDGEMENT)).toBe(true);
});
