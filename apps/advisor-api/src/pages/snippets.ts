/** What was asked, as it is filed. */
export interface AskedView {
  readonly description: string;
  readonly mode?: string;
  readonly verbose?: boolean;
  readonly currentPricePerGpuHour?: number;
}

/** The same question as code. */
export interface Snippet {
  readonly language: string;
  readonly code: string;
}

const ascii = (text: string): string =>
  text.replace(/[\u007f-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** curl, TypeScript and Python that ask exactly what was asked. */
export function snippets(asked: AskedView, origin: string): readonly Snippet[] {
  const body = {
    description: asked.description,
    ...(asked.mode === undefined ? {} : { mode: asked.mode }),
    ...(asked.verbose === true ? { verbose: true } : {}),
    ...(asked.currentPricePerGpuHour === undefined ? {} : { currentPricePerGpuHour: asked.currentPricePerGpuHour }),
  };
  const url = `${origin}/advisor/advise/`;
  const json = JSON.stringify(body);
  return [
    {
      language: 'curl',
      code:
        `curl -s -X POST ${url} \\\n  -H 'content-type: application/json' \\\n  -d ` +
        `'${json.replace(/'/g, "'\\''")}'`,
    },
    {
      language: 'TypeScript',
      code:
        `const response = await fetch(${JSON.stringify(url)}, {\n  method: 'POST',\n  headers: { ` +
        `'content-type': 'application/json' },\n  body: ` +
        `JSON.stringify(${JSON.stringify(body, null, 2).replace(/\n/g, '\n  ')}),\n});\nconst plan = await ` +
        `response.json();\nconsole.log(plan.recommendation_set.verdict.summary);`,
    },
    {
      language: 'Python',
      code:
        `import json, urllib.request\n\nrequest = urllib.request.Request(\n    ` +
        `${ascii(JSON.stringify(url))},\n    ` +
        `data=json.dumps(json.loads(r'''${ascii(json).replace(/'/g, '\\u0027')}''')).encode(),\n    ` +
        `headers={"content-type": "application/json"},\n)\nplan = ` +
        `json.load(urllib.request.urlopen(request))\nprint(plan["recommendation_set"]["verdict"]["summary"])`,
    },
  ];
}
