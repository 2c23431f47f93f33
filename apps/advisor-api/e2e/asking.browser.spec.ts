import type { Browser, Request } from 'playwright-core';
import { asking, CHROMIUM, complete, FLEET, launch, visit } from './browse';
import { openDoor, type Door } from './door';

/** Turns the load one step and tells how long the new plan took to stand there, ms. */
const TURN = `new Promise((resolve) => {
  const began = performance.now();
  new MutationObserver((_, seen) => { seen.disconnect(); resolve(performance.now() - began); })
    .observe(document.getElementById('main'), { childList: true });
  document.querySelector('[data-key="concurrent_requests-more"]').click();
})`;

/** The share of a core that this process gets now: 1 on a quiet machine, less beside others. */
function ofTheMachine(): number {
  const [began, used] = [performance.now(), process.cpuUsage()];
  while (performance.now() - began < 40);
  const { user, system } = process.cpuUsage(used);
  return Math.min(1, (user + system) / 1000 / (performance.now() - began));
}

const isPost = (request: Request): boolean => request.url().endsWith('/advisor/advise/') && request.method() === 'POST';

(CHROMIUM === undefined ? describe.skip : describe)('asking in a browser', () => {
  let door: Door;
  let browser: Browser;
  beforeAll(async () => {
    door = await openDoor();
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    await door.close();
  });

  it('takes a question, asks the API, shows the plan in place and leaves a link that shows it again', async () => {
    const { page, context, faults } = await visit(browser, door, '/');
    await page.getByLabel('Your description').fill(FLEET);
    await page.getByLabel('Price you pay').fill('3.90');
    const [asked] = await Promise.all([
      page.waitForRequest(isPost),
      page.getByRole('button', { name: 'Plan' }).click(),
    ]);
    expect(asked.postDataJSON()).toEqual({ description: FLEET, currentPricePerGpuHour: 3.9 });
    await page.locator('article.plan').waitFor();
    const verdict = await page.locator('#verdict').innerText();
    expect(await page.evaluate('document.activeElement.id')).toBe('verdict');
    expect(page.url()).toBe(`${door.url}${asking(FLEET, { price: '3.90' })}`);
    expect(await page.title()).toBe(`${verdict.replace(/\.$/, '')} - Compute Advisor`);
    await page.reload();
    expect(await page.locator('#verdict').innerText()).toBe(verdict);
    expect(await page.locator('li.option').count()).toBe(5);
    expect(await page.locator('li.option.best').count()).toBe(1);
    await page.locator('[data-key="pin-1"]').click();
    await page.locator('table.side').waitFor();
    expect(await page.evaluate('document.activeElement.id')).toBe('opt-h');
    expect(new URL(page.url()).searchParams.get('pin')?.split(',')).toHaveLength(2);
    await page.locator('button.copy-link').click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(page.url());
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says what is wrong in the words of the page, keeps plan and text, and leads to the field', async () => {
    const { page, context } = await visit(browser, door, asking(FLEET));
    await page.getByText('Edit the text').click();
    await page.getByLabel('Price you pay').fill('three ninety');
    await page.getByRole('button', { name: 'Plan' }).click();
    await page.locator('#ask-problem .err').waitFor();
    expect(await page.locator('#ask-problem').innerText()).toBe(
      '“three ninety” is not a number. Write the price you pay in digits, over 0 and at most 1,000: 3.90',
    );
    expect(await page.evaluate('document.activeElement.id')).toBe('price');
    expect(await page.locator('li.option').count()).toBe(5);
    expect(await page.getByLabel('Your description').inputValue()).toBe(FLEET);
    await context.close();
  });

  it('lets a read figure be corrected on its mark, again and again, and says what moved', async () => {
    const { page, context, faults } = await visit(browser, door, asking(FLEET, { price: '3.9' }));
    for (const [before, people] of [
      ['40', '90'],
      ['90', '300'],
    ] as const) {
      const mark = page.locator('details.m', { hasText: 'people at once' });
      await mark.locator('summary').click();
      await mark.locator('input[name="to"]').fill(people);
      await mark.getByRole('button', { name: 'Ask again' }).click();
      await page.locator('.moved', { hasText: `People at once ${before} → ${people}` }).waitFor();
      expect(await page.locator('.moved').innerText()).toMatch(/\$[\d,]+ → \$[\d,]+ a month/);
      expect(new URL(page.url()).searchParams.get('q')).toContain(`${people} concurrent requests`);
    }
    const moved = await page.locator('.moved').innerText();
    await page.reload();
    expect(await page.locator('.moved').innerText()).toBe(moved);
    await page.locator('.moved a').click();
    await page.waitForURL((url) => url.searchParams.get('q')?.includes('90 concurrent requests') === true);
    expect(faults).toEqual([]);
    await context.close();
  });

  it(
    'turns an input with one POST and keeps the focus on what was turned; ' + 'strips follow in the background',
    async () => {
      const { page, context } = await visit(browser, door, asking(FLEET, { price: '3.9' }));
      await complete(page);
      expect(await page.locator('.wi-concurrent_requests svg.strip').getAttribute('aria-label')).toMatch(
        /where you are/,
      );
      const posts: Request[] = [];
      page.on('request', (request) => {
        if (isPost(request)) posts.push(request);
      });
      await page.locator('[data-key="concurrent_requests-more"]').focus();
      await page.keyboard.press('Enter');
      await page.locator('.moved', { hasText: 'People at once 40 → 50' }).waitFor();
      expect(posts).toHaveLength(1);
      expect(await page.evaluate('document.activeElement.dataset.key')).toBe('concurrent_requests-more');
      await complete(page);
      expect(await page.evaluate('document.activeElement.dataset.key')).toBe('concurrent_requests-more');
      const took: number[] = [];
      for (let turn = 0; turn < 3; turn += 1) {
        await complete(page);
        const share = ofTheMachine();
        took.push(Number(await page.evaluate(TURN)) * share);
      }
      expect(Math.min(...took)).toBeLessThanOrEqual(150);
      await context.close();
    },
  );

  it('ends the first question when a second one is asked', async () => {
    const { page, context } = await visit(browser, door, asking(FLEET));
    const ended: string[] = [];
    page.on('requestfailed', (request) => {
      if (isPost(request)) ended.push(request.failure()?.errorText ?? '');
    });
    let first = true;
    await page.route('**/advisor/advise/', async (route) => {
      if (first) {
        first = false;
        await new Promise((resolve) => setTimeout(resolve, 1500));
      }
      await route.continue().catch(() => undefined);
    });
    await page.locator('[data-key="concurrent_requests-more"]').click();
    await page.locator('#waiting', { hasText: 'Planning' }).waitFor();
    expect(await page.locator('li.option').count()).toBe(5);
    await page.locator('[data-key="concurrent_requests-less"]').click();
    await page.locator('.moved', { hasText: 'People at once 40 → 30' }).waitFor();
    expect(ended).toEqual(['net::ERR_ABORTED']);
    await context.close();
  });

  it('works without script: form, correction, stepper, strips and report are links and forms', async () => {
    const { page, context } = await visit(browser, door, '/', { script: false });
    await page.getByLabel('Your description').fill(FLEET);
    await page.getByRole('button', { name: 'Plan' }).click();
    expect(await page.locator('li.option.best').count()).toBe(1);
    const context8k = page.locator('details.m', { hasText: 'longest context' });
    await context8k.locator('summary').click();
    await context8k.locator('input[name="to"]').fill('16384');
    await context8k.getByRole('button', { name: 'Ask again' }).click();
    expect(await page.locator('.moved').innerText()).toContain('Longest context 8,192');
    await page.locator('.wi-concurrent_requests .stepper a').last().click();
    expect(await page.locator('.moved').innerText()).toContain('People at once 40 → 50');
    await page.locator('[data-key="pin-2"]').click();
    expect(await page.locator('table.side thead th').allInnerTexts()).toHaveLength(3);
    await page.locator('[data-key="unpin-0"]').click();
    expect(await page.locator('table.side').count()).toBe(0);
    expect(await page.locator('li.option.pinned').count()).toBe(1);
    await page.getByRole('link', { name: 'Work out the strips' }).click();
    expect(await page.locator('svg.strip').count()).toBeGreaterThan(1);
    await page.getByRole('link', { name: 'Report' }).click();
    expect(await page.locator('table.ladder tbody tr').count()).toBeGreaterThan(20);
    await page.locator('table.ladder thead a', { hasText: 'Cost a month' }).click();
    expect(await page.locator('th[aria-sort="ascending"]').innerText()).toContain('Cost a month');
    await page.locator('.filters a', { hasText: 'AMD' }).click();
    expect(await page.locator('table.ladder tbody tr', { hasText: 'H100' }).count()).toBe(0);
    await context.close();
  });

  it('copies the commands it shows, by the keyboard as well', async () => {
    const { page, context } = await visit(browser, door, asking(FLEET));
    await page.locator('[data-key="fold-start"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('button[data-copy="command"]').focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await page.locator('#command').textContent());
    await page.locator('[data-key="fold-code"]').click();
    await page.getByRole('radio', { name: 'Python' }).check();
    await page.locator('button[data-copy-shown]').click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain('import json');
    await context.close();
  });
});

(CHROMIUM === undefined ? describe.skip : describe)('without a database', () => {
  it('says that nothing could be filed, keeps the text and asks to come again', async () => {
    const door = await openDoor({ databaseUrl: 'postgres://nobody@127.0.0.1:9/none' });
    const browser = await launch();
    try {
      const { page, context } = await visit(browser, door, asking(FLEET));
      expect(await page.locator('#ask-problem').innerText()).toContain('could not be filed');
      expect(await page.getByLabel('Your description').inputValue()).toBe(FLEET);
      await context.close();
      const { status, headers } = await fetch(door.url + asking(FLEET));
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    } finally {
      await browser.close();
      await door.close();
    }
  });
});
