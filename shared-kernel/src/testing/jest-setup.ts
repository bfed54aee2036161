import '@testing-library/jest-dom/jest-globals';
import { afterEach, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { forgetNotifications } from '../react/notify/notification-queue.ts';
import { forgetLazyParts } from '../react/ui/use-lazy-part.ts';
import { failOnConsole } from './fail-on-console.ts';
import { delayFrames } from './frames.ts';
import { fillJsdomGaps } from './jsdom-gaps.ts';
import { forgetPublicLinks } from './name-public-links.ts';
import { printPageLate } from './print-page-late.ts';
import { skipOwnerStacks } from './skip-owner-stacks.ts';

// Set up for every test of a DOM package: name this file in `setup` of its Jest configuration.
fillJsdomGaps();
delayFrames();
skipOwnerStacks();
printPageLate();
failOnConsole();
afterEach(cleanup);
afterEach(forgetNotifications);
afterEach(forgetLazyParts);
afterEach(forgetPublicLinks);
// A lazy part is compiled when a test first needs it, which takes longer than the second that is the default.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);
