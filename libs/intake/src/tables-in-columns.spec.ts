import { readsAs } from './testing/rounded-reading.spec';

const rows = (lines: readonly string[]): string => `${lines.join('\n')}\n\nQwen3 14B, which GPU?`;

describe('columns that blanks part', () => {
  it('commas group digits there', () =>
    readsAs(
      rows([
        'Last month, three tenants on one deployment:',
        '',
        'tenant      seats   calls/day      in    out',
        'retail        640      12,400   1,350    190',
        'insurer       380       8,600   2,280    240',
        'total       1,020      21,000   1,700    210',
      ]),
      { totalUsers: 1020, requestsPerDay: 21000, inputTokens: 2280, outputTokens: 240 },
    ));

  it('values apart by commas alone are a list', () =>
    readsAs(rows(['tenant,seats,calls/day', 'retail,640,400', 'insurer,380,600']), {
      totalUsers: 1020,
      requestsPerDay: 1000,
    }));

  it.each([
    [['Coding agents in May', 'devs with a key            26', 'sessions in flight, max    17'], 26, 17],
    [['Zahlen', 'Mitarbeiter mit Zugang     26', 'gleichzeitig aktiv         17'], 26, 17],
    [['So far', 'staff who would get it\t26', 'at the same time\t17'], 26, 17],
  ])('a label and its value: %j', (lines, totalUsers, concurrentRequests) =>
    readsAs(rows(lines), { totalUsers, concurrentRequests }),
  );

  it('a volume is no size of the model in the next line', () =>
    readsAs('tokens in / out, total     5.1B / 71M\n\nGLM-4.5-Air on our 4x H100.', {
      model: { kind: 'catalog', id: 'zai-org/GLM-4.5-Air' },
    }));
});
