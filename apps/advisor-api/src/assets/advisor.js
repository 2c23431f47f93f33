'use strict';
// Asks the API and puts the plan in place; without this script the form is an ordinary link to /?q=...
(function () {
  const form = document.getElementById('ask');
  const place = document.getElementById('plan');
  const waiting = document.getElementById('waiting');
  const problems = document.getElementById('ask-problem');
  /** Longest address that every browser and proxy passes on; longer questions are linked by their report. */
  const LONGEST_LINK = 6000;

  function arm(root) {
    for (const button of root.querySelectorAll('button.copy')) {
      const from = document.getElementById(button.dataset.copy);
      if (!navigator.clipboard || !from) continue;
      button.hidden = false;
      button.addEventListener('click', async function () {
        await navigator.clipboard.writeText('value' in from ? from.value : from.textContent);
        button.textContent = 'copied';
        setTimeout(function () {
          button.textContent = 'copy';
        }, 2000);
      });
    }
    for (const button of root.querySelectorAll('button.print')) {
      button.hidden = false;
      button.addEventListener('click', function () {
        window.print();
      });
    }
  }

  function show(messages) {
    const list = document.createElement('ul');
    list.className = 'problems';
    for (const message of messages) list.appendChild(document.createElement('li')).textContent = message;
    problems.replaceChildren(list);
  }

  async function ask(event) {
    const mode = form.elements.namedItem('mode');
    const typed = form.elements.namedItem('price').value.trim().replace(',', '.');
    const body = { description: form.elements.namedItem('q').value };
    if (mode && mode.value) body.mode = mode.value;
    if (typed !== '') body.currentPricePerGpuHour = /^\d*\.?\d+$/.test(typed) ? Number(typed) : typed;
    event.preventDefault();
    problems.replaceChildren();
    place.replaceChildren();
    waiting.hidden = false;
    try {
      const answer = await fetch('/advisor/advise/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const json = await answer.json();
      if (!answer.ok) {
        show(
          (json.errors || [{ message: json.detail }]).map(function (error) {
            return error.message;
          }),
        );
        return;
      }
      const page = await fetch('/reports/' + json.analysis_id + '?part=plan', { headers: { accept: 'text/html' } });
      if (!page.ok) {
        show(['The plan was made but could not be shown. Try again.']);
        return;
      }
      const parsed = new DOMParser().parseFromString(await page.text(), 'text/html');
      place.replaceChildren.apply(place, parsed.body.childNodes);
      arm(place);
      const search = new URLSearchParams({ q: body.description });
      if (typed !== '') search.set('price', typed);
      if (body.mode) search.set('mode', body.mode);
      const link = '/?' + search.toString();
      history.pushState(null, '', link.length <= LONGEST_LINK ? link : '/reports/' + json.analysis_id);
      const lead = document.querySelector('#h-verdict .lead');
      if (lead) document.title = lead.textContent.replace(/[;:.]$/, '') + ' - Compute Advisor';
    } catch (error) {
      show(['The service could not be reached. Try again.']);
    } finally {
      waiting.hidden = true;
    }
  }

  // Paper shows the tables behind the charts as well.
  window.addEventListener('beforeprint', function () {
    for (const behind of document.querySelectorAll('details.behind:not([open])')) {
      behind.open = true;
      behind.dataset.closed = '';
    }
  });
  window.addEventListener('afterprint', function () {
    for (const behind of document.querySelectorAll('details[data-closed]')) {
      behind.open = false;
      delete behind.dataset.closed;
    }
  });

  arm(document);
  if (!form || !place) return;
  form.addEventListener('submit', ask);
  form.elements.namedItem('q').addEventListener('keydown', function (event) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  window.addEventListener('popstate', function () {
    location.reload();
  });
})();
