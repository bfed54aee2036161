import { act } from '@testing-library/react';

/** What was copied last. To read it takes turns of the event loop, in which the page may draw: all that is one act. */
export const readClipboard = (): Promise<string> => act(() => navigator.clipboard.readText());
