import { existsSync, readFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { known } from '../src/testing/known';
import type { Door } from './door';

/** A Chromium of this machine; undefined where there is none. */
export const CHROMIUM = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
].find((path): path is string => path !== undefined && path !== '' && existsSync(path));
if (CHROMIUM === undefined)
  process.stderr.write('SKIPPED: the pages in a browser. No Chromium found; set CHROMIUM_PATH.\n');

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Starts it without a window. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: known(CHROMIUM, 'Chromium'),
    headless: true,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/** How a page is looked at. */
export interface Look {
  readonly width?: number;
  readonly dark?: boolean;
  readonly script?: boolean;
}

/** A page open in the browser, and everything that went wrong on it: errors, warnings, requests to elsewhere. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: string[];
}

/** Opens a path of the service. */
export async function visit(browser: Browser, door: Door, path: string, look: Look = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: look.width ?? 1440, height: 900 },
    colorScheme: look.dark === true ? 'dark' : 'light',
    javaScriptEnabled: look.script !== false,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => {
    faults.push(error.message);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(door.url)) faults.push(`asked ${request.url()}`);
  });
  await page.goto(door.url + path, { timeout: 90_000 });
  return { page, context, faults };
}

/** What axe finds against WCAG 2.2 A and AA, and what it leaves to a person: all but letters drawn in a picture,
 *  single signs, and what a table or a command hides by scrolling, of which it never reads the colours. Evaluated in
 *  a world of its own, where the page's policy does not apply. */
export async function violations(page: Page): Promise<string[]> {
  const found: unknown = await page.evaluate(
    `${axe}; axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
      .then(({ violations, incomplete }) => {
        const open = (n) => !document.querySelector(n.target[0])?.closest('svg, .scroll, .code')
          && !n.any.some((check) => ['shortTextContent', 'nonBmp'].includes(check.data?.messageKey));
        const named = (v, nodes) => v.id + ': ' + nodes.map((n) => n.target.join(' ')).join(', ');
        return [
          ...violations.map((v) => named(v, v.nodes)),
          ...incomplete.map((v) => [v, v.nodes.filter(open)]).filter(([, nodes]) => nodes.length > 0)
            .map(([v, nodes]) => 'undecided ' + named(v, nodes)),
        ];
      })`,
  );
  return found as string[];
}

/** Pixels that the page is wider than its window. */
export const overflow = async (page: Page): Promise<number> =>
  Number(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'));

/** The ranges and the ladder are there. */
export const complete = (page: Page): Promise<unknown> => page.locator('#more[data-complete="yes"]').waitFor();

/** The address of a question. */
export const asking = (q: string, more: Record<string, string> = {}): string =>
  `/?${new URLSearchParams({ q, ...more }).toString()}`;

export const FLEET = 'We run 8x H100 SXM for Llama 3.3 70B, about 40 people at once, 8k context';
export const HOPELESS = 'Serve DeepSeek V3 to 10000 concurrent users on a budget of 50 dollars a month';
export const TIGHT = 'Llama 3.1 405B on one RTX 4090 only';
