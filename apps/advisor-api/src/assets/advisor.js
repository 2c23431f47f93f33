'use strict';
// Asks the API and puts the plan in place; without this script every form and link leads to the same plan by itself.
(function () {
  const main = document.getElementById('main');
  /** Longest address that every browser and proxy passes on; longer questions are linked by their report. */
  const LONGEST_LINK = 6000;
  /** Waiting is said after this long. */
  const SAID_AFTER_MS = 300;
  const later = function (words, was) {
    const search = new URLSearchParams(words);
    if (was) search.set('was', was);
    return '/?' + search.toString();
  };
  /** What is under way; a new question ends it. */
  let underWay = new AbortController();
  let background = new AbortController();

  function copied(button, text) {
    navigator.clipboard.writeText(text).then(function () {
      const before = button.firstChild.textContent;
      button.firstChild.textContent = 'Copied';
      setTimeout(function () {
        button.firstChild.textContent = before;
      }, 2000);
    });
  }

  /** Charts are open where there is room for them, and a line each on a phone; what was opened by hand stays. */
  const narrow = window.matchMedia('screen and (max-width: 44.99rem)');
  const opened = new Set();
  function fold(root) {
    for (const sheet of root.querySelectorAll('details.sheet'))
      sheet.open = !narrow.matches || opened.has(sheet.firstElementChild.dataset.key);
  }
  narrow.addEventListener('change', function () {
    fold(document);
  });
  document.addEventListener('click', function (event) {
    const summary = event.target.closest('.sheet > summary');
    if (summary && summary.parentElement.open) opened.delete(summary.dataset.key);
    else if (summary) opened.add(summary.dataset.key);
  });
  window.addEventListener('beforeprint', function () {
    for (const details of document.querySelectorAll('details.sheet, details.fold')) details.open = true;
  });

  function arm(root) {
    fold(root);
    if (navigator.clipboard) {
      for (const button of root.querySelectorAll('button.copy, button.copy-link')) button.hidden = false;
    }
    for (const button of root.querySelectorAll('button.print')) button.hidden = false;
  }

  document.addEventListener('click', function (event) {
    const button = event.target.closest('button');
    if (button && button.matches('.copy-link'))
      copied(button, button.dataset.link ? new URL(button.dataset.link, location.href).href : location.href);
    else if (button && button.matches('[data-copy-shown]')) {
      const panes = [...button.closest('.tabs').querySelectorAll('.pane')];
      const shown = panes.find(function (pane) {
        return getComputedStyle(pane).display !== 'none';
      });
      copied(button, shown.textContent);
    } else if (button && button.matches('.copy')) {
      const from = document.getElementById(button.dataset.copy);
      copied(button, 'value' in from ? from.value : from.textContent);
    } else if (button && button.matches('.print')) window.print();
    const link = event.target.closest('a[data-ask], a[data-part]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (link.dataset.part) swap(link);
    else ask(new URL(link.href).searchParams, link.dataset.key);
  });

  function problem(html) {
    const place = document.getElementById('ask-problem');
    const found = html && html.getElementById('ask-problem');
    if (!place) return;
    if (found && found.childNodes.length > 0) place.replaceChildren.apply(place, found.childNodes);
    else {
      const words = document.createElement('p');
      words.className = 'err';
      words.textContent = 'The service could not be reached. Your text is kept.';
      place.replaceChildren(words);
    }
    const opened = place.closest('details');
    if (opened) opened.open = true;
    for (const name of ['q', 'price']) {
      const field = document.getElementById(name);
      const other = html && html.getElementById(name);
      if (!field) continue;
      if (other && other.getAttribute('aria-invalid')) {
        field.setAttribute('aria-invalid', 'true');
        field.focus();
      } else field.removeAttribute('aria-invalid');
    }
  }

  function show(html, address, key) {
    const inner = html.getElementById('main') || html.body;
    main.replaceChildren.apply(main, inner.childNodes);
    document.body.className = 'p-plan';
    if (address) history.pushState(null, '', address);
    const verdict = document.getElementById('verdict');
    if (verdict) document.title = verdict.textContent.replace(/\.$/, '') + ' - Compute Advisor';
    arm(main);
    const again = key && main.querySelector('[data-key="' + CSS.escape(key) + '"]');
    if (again) again.focus({ preventScroll: true });
    else if (verdict) verdict.focus({ preventScroll: key !== undefined });
    complete();
  }

  async function waited(signal, work) {
    const waiting = document.getElementById('waiting');
    const timer = setTimeout(function () {
      if (signal.aborted) return;
      main.classList.add('is-waiting');
      if (waiting) {
        waiting.textContent = 'Planning…';
        waiting.hidden = false;
      }
    }, SAID_AFTER_MS);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      if (!signal.aborted) {
        main.classList.remove('is-waiting');
        if (waiting) waiting.hidden = true;
      }
    }
  }

  const parsed = async function (answer) {
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  };
  const page = function (address, signal) {
    return fetch(address, { headers: { accept: 'text/html' }, signal: signal });
  };

  /** One question: one POST, then its page in place. Older ones are ended. */
  async function ask(words, key) {
    underWay.abort();
    background.abort();
    const mine = (underWay = new AbortController());
    const typed = (words.get('price') || '').trim().replace(',', '.');
    const body = { description: words.get('q') || '' };
    if (words.get('mode')) body.mode = words.get('mode');
    if (typed !== '') body.currentPricePerGpuHour = /^\d*\.?\d+$/.test(typed) ? Number(typed) : typed;
    const link = { q: body.description };
    if (typed !== '') link.price = typed;
    if (body.mode) link.mode = body.mode;
    try {
      await waited(mine.signal, async function () {
        const answer = await fetch('/advisor/advise/', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal: mine.signal,
        });
        if (!answer.ok) return problem(await parsed(await page(later(link), mine.signal)));
        const id = (await answer.json()).analysis_id;
        const was = words.get('was') ? '&was=' + encodeURIComponent(words.get('was')) : '';
        const plan = await page('/reports/' + id + '?part=plan' + was, mine.signal);
        if (!plan.ok) return problem(null);
        const address = later(link, words.get('was'));
        show(await parsed(plan), address.length <= LONGEST_LINK ? address : '/reports/' + id, key);
      });
    } catch (error) {
      if (!mine.signal.aborted) problem(null);
    }
  }

  /** A link that changes one part of the page: that part alone is put in place. */
  async function swap(link) {
    try {
      const html = await parsed(await page(link.href, new AbortController().signal));
      const [found, place] = [html, document].map(function (root) {
        return root.getElementById(link.dataset.part);
      });
      if (!found || !place) return location.assign(link.href);
      place.replaceWith(found);
      history.pushState(null, '', link.href);
      arm(found);
      found.querySelector('h2').focus();
    } catch (error) {
      location.assign(link.href);
    }
  }

  /** A correction: the service words it, the page follows to where it leads. */
  async function correct(form) {
    underWay.abort();
    background.abort();
    const mine = (underWay = new AbortController());
    const opened = form.closest('details');
    const key = opened && opened.querySelector('summary').dataset.key;
    try {
      await waited(mine.signal, async function () {
        const answer = await page('/?' + new URLSearchParams(new FormData(form)).toString(), mine.signal);
        const html = await parsed(answer);
        if (answer.ok) show(html, answer.url, key || undefined);
        else problem(html);
      });
    } catch (error) {
      if (!mine.signal.aborted) problem(null);
    }
  }

  document.addEventListener('submit', function (event) {
    const form = event.target;
    if (form.matches('#ask')) {
      event.preventDefault();
      ask(new URLSearchParams(new FormData(form)));
    } else if (form.matches('[data-fix]')) {
      event.preventDefault();
      correct(form);
    }
  });
  document.addEventListener('keydown', function (event) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && event.target.matches('#q'))
      event.target.form.requestSubmit();
    if (event.key === 'Escape') {
      const opened = event.target.closest && event.target.closest('details[name="fix"][open]');
      if (opened) {
        opened.open = false;
        opened.querySelector('summary').focus();
      }
    }
  });

  /** The ranges and the ladder, which cost more than the plan itself, in the background. */
  async function complete() {
    const more = document.getElementById('more');
    if (!more || more.dataset.complete === 'yes' || !location.search) return;
    background = new AbortController();
    const mine = background;
    try {
      const search = new URLSearchParams(location.search);
      search.set('part', 'more');
      const answer = await page('/?' + search.toString(), mine.signal);
      if (!answer.ok || mine.signal.aborted) return;
      const html = await parsed(answer);
      const found = html.getElementById('more');
      const active =
        document.activeElement && more.contains(document.activeElement) && document.activeElement.dataset.key;
      if (!found || !more.isConnected) return;
      more.replaceWith(found);
      arm(found);
      const again = active && found.querySelector('[data-key="' + CSS.escape(active) + '"]');
      if (again) again.focus({ preventScroll: true });
    } catch (error) {
      // The plan stands without them; the report has both.
    }
  }

  /** Examples that were not worked out in time are asked for again, a few times at most. */
  const AGAIN_MS = 1500;
  function examples(times) {
    const place = document.querySelector('#examples[data-later]');
    if (!place || times === 0) return;
    setTimeout(async function () {
      try {
        const found = (await parsed(await page('/', background.signal))).getElementById('examples');
        if (!found || !place.isConnected || place.contains(document.activeElement)) return;
        place.replaceWith(found);
        examples(times - 1);
      } catch (error) {
        // The links lead to the same plans.
      }
    }, AGAIN_MS);
  }

  arm(document);
  complete();
  examples(4);
  window.addEventListener('popstate', function () {
    location.reload();
  });
})();
