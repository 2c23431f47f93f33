import { existsSync, readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { openDoor, type Door } from './door';
import { known } from '../src/testing/known';

const CHROMIUM = [
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
const FLEET = 'We run 8x H100 SXM for Llama 3.3 70B, about 40 concurrent users, 8k context';

(CHROMIUM === undefined ? describe.skip : describe)('the pages in a browser', () => {
  let door: Door;
  let browser: Browser;
  beforeAll(async () => {
    door = await openDoor();
    browser = await chromium.launch({
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
  });
  afterAll(async () => {
    await browser.close();
    await door.close();
  });

  /** A page of the given width that fails the test on any error, refused resource or request to elsewhere. */
  async function visit(
    path: string,
    look: { width?: number; dark?: boolean } = {},
  ): Promise<{ page: Page; faults: string[] }> {
    const context = await browser.newContext({
      viewport: { width: look.width ?? 1280, height: 900 },
      colorScheme: look.dark === true ? 'dark' : 'light',
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
    await page.goto(door.url + path);
    return { page, faults };
  }

  /** What axe finds against WCAG 2.2 A and AA. Evaluated in a world of its own, where the page's policy does not
   *  apply. */
  async function violations(page: Page): Promise<string[]> {
    const found = await page.evaluate(
      `${axe}; axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', ` +
        `'best-practice'] }).then((r) => r.violations.map((v) => v.id + ': ' + v.nodes.map((n) => ` +
        `n.target.join(' ') + ' ' + (n.any[0] ? n.any[0].message : '')).join(' | ')))`,
    );
    return found as string[];
  }
  const overflow = (page: Page): Promise<number> =>
    page.evaluate('document.documentElement.scrollWidth - window.innerWidth') as Promise<number>;

  it('take a question, ask the API, show the plan in place and leave a link that shows it again', async () => {
    const { page, faults } = await visit('/');
    await page.getByLabel('What do you run, or want to run?').fill(FLEET);
    await page.getByLabel('price you pay per GPU-hour').fill('3.90');
    const [asked] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/advisor/advise/') && request.method() === 'POST'),
      page.getByRole('button', { name: 'Plan' }).click(),
    ]);
    expect(asked.postDataJSON()).toEqual({ description: FLEET, currentPricePerGpuHour: 3.9 });
    await page.locator('article.plan').waitFor();
    const verdict = await page.locator('#h-verdict').innerText();
    expect(page.url()).toBe(`${door.url}/?q=${encodeURIComponent(FLEET).replace(/%20/g, '+')}&price=3.90`);
    const title = await page.title();
    expect(title).toBe(
      `${(await page.locator('#h-verdict .lead').innerText()).replace(/[;:.]$/, '')} - Compute Advisor`,
    );
    await page.reload();
    expect(await page.title()).toBe(title);
    expect(await page.locator('#h-verdict').innerText()).toBe(verdict);
    expect(await page.locator('li.card').count()).toBe(5);
    expect(await page.locator('.fact q').first().innerText()).toContain('Llama 3.3 70B');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('say beside the form what is wrong', async () => {
    const { page } = await visit('/');
    await page.getByLabel('What do you run, or want to run?').fill('Llama 3.1 8B');
    await page.getByLabel('price you pay per GPU-hour').fill('cheap');
    await page.getByRole('button', { name: 'Plan' }).click();
    await page.locator('#ask-problem li').waitFor();
    expect(await page.locator('#ask-problem').innerText()).toContain('currentPricePerGpuHour must be a number above 0');
    await page.context().close();
  });

  it('let an assumption be changed where it stands', async () => {
    const { page, faults } = await visit(`/?q=${encodeURIComponent('Llama 3.1 8B for 20 concurrent users')}`);
    const row = page.locator('.fact', { hasText: 'Longest context' });
    expect(await row.locator('.source').innerText()).toBe('assumed');
    await row.locator('summary').click();
    await row.locator('input[name="to"]').fill('32768');
    await row.getByRole('button', { name: 'Ask again' }).click();
    await page.waitForURL(/32768/);
    const after = page.locator('.fact', { hasText: 'Longest context' });
    expect(await after.locator('.value').getAttribute('title')).toBe('32768');
    expect(await after.locator('.source').innerText()).toContain('read');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('copy the commands they show', async () => {
    const { page } = await visit(`/?q=${encodeURIComponent(FLEET)}`);
    await page.locator('button[data-copy="snippet-0"]').click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await page.locator('#snippet-0').innerText());
    await page.context().close();
  });

  it('work without script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${door.url}/`);
    await page.getByLabel('What do you run, or want to run?').fill(FLEET);
    await page.getByRole('button', { name: 'Plan' }).click();
    await page.locator('article.plan').waitFor();
    expect(await page.locator('li.card.best').count()).toBe(1);
    await context.close();
  });

  it('print: the report is black on white, without form and buttons, on a few pages of A4 and Letter', async () => {
    const answer = await fetch(`${door.url}/advisor/advise/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ description: FLEET, currentPricePerGpuHour: 3.9 }),
    });
    const { analysis_id: id } = (await answer.json()) as { analysis_id: string };
    const { page, faults } = await visit(`/reports/${id}`, { dark: true });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).toBe(
      'rgb(255, 255, 255)',
    );
    expect(await page.locator('header.top').isVisible()).toBe(false);
    expect(await page.locator('.report-foot').innerText()).toContain(id);
    for (const format of ['A4', 'Letter']) {
      const paper = await page.pdf({ format });
      const pages = paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(pages).toBeGreaterThanOrEqual(2);
      expect(pages).toBeLessThanOrEqual(8);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['wide', 1280, false],
    ['narrow', 390, false],
    ['wide and dark', 1280, true],
  ])('are accessible and fit, %s', async (_name, width, dark) => {
    const answer = await fetch(`${door.url}/advisor/advise/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ description: 'chatbot for 2,000 users', verbose: true }),
    });
    const { analysis_id: id } = (await answer.json()) as { analysis_id: string };
    for (const path of [
      '/',
      `/?q=${encodeURIComponent(FLEET)}&price=3.9`,
      `/reports/${id}`,
      '/docs',
      '/method',
      '/reports/unknown',
      `/?q=${encodeURIComponent('$3 a month')}&mode=budget`,
    ]) {
      const { page } = await visit(path, { width, dark });
      expect({ path, violations: await violations(page), overflow: await overflow(page) }).toEqual({
        path,
        violations: [],
        overflow: 0,
      });
      await page.context().close();
    }
  });
});
