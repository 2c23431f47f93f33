import { DOCUMENTED_DEFAULTS } from '@compute-advisor/application';
import { BAND, CONSTANT_EVIDENCE, FIT_QUALITY } from '@compute-advisor/domain';
import { count, percent, usd } from './format';
import { section, type MethodGroup, type MethodSection } from './method-section';

const d = DOCUMENTED_DEFAULTS;

function speedSection(): MethodSection {
  const figures = Object.entries(CONSTANT_EVIDENCE)
    .filter(([name]) => name.startsWith('bandwidth/') || name.startsWith('compute/'))
    .map(([name, e]) => {
      const [what = '', family = ''] = name.split('/');
      return [family, what, count(e.figures), `× ${e.errorFactor}`];
    });
  return section(
    'speed',
    'Speed',
    'Modelled from memory bandwidth, arithmetic, engine overhead and links, with constants fitted to ' +
      'published measurements.',
    {
      formulas: [
        {
          words:
            'time of one token = reading weights and cache ÷ bandwidth, or arithmetic ÷ compute, whichever ' +
            'is longer, + links + engine overhead',
          worked:
            `70.55 × 10⁹ parameters × 2 bytes over two GPUs of 5.3 TB/s at ${percent(0.588)} of it: ` +
            `${count(((70.55e9 * 2) / (2 * 5.3e12 * 0.588)) * 1000)} ms to read the weights once`,
          source: 'libs/domain/docs/speed.md',
        },
        {
          words: 'tokens/s per person = 1 ÷ time of one token',
          worked: '1 ÷ 43 ms = 23, shown as the range that holds four of five measured runs: 18 to 32',
          source:
            `Held out, ${count(FIT_QUALITY.leftOut.coverage)} % of measured figures lie in the range; median ` +
            `error ${count(FIT_QUALITY.leftOut.core)} %`,
        },
      ],
      tables: [
        {
          caption: 'Constants by family of parts, and the measured figures they rest on',
          header: ['Family', 'Constant', 'Measured figures', 'Uncertain by'],
          rows: figures,
        },
      ],
    },
  );
}

/** How layouts are found, how fast they are and how they are ranked. */
export const planGroup = (): MethodGroup => ({
  title: 'Plan',
  sections: [
    section('layouts', 'Layouts', 'A replica is tensor × pipeline GPUs. Only layouts that run are listed.', {
      points: [
        'The head counts divide, the part supports the format, the group fits a machine or is labelled as ' +
          'spanning several.',
        `A plan holds the peak at ${percent(d.capacityShare)} of its modelled capacity or less, of cache ` +
          'room and of throughput both.',
        'Machines are whole: what is paid for and not used is said.',
      ],
    }),
    speedSection(),
    section(
      'ranking',
      'Ranking',
      'What was stated comes first, then what can be ordered, then published weights, then cost.',
      {
        formulas: [
          {
            words: 'best = the fewest machines among those that cost at most the band over the cheapest',
            worked:
              `the band is ${percent(BAND - 1)}: beside a plan of ${usd(3000)} one of ${usd(3000 * BAND)} on ` +
              'one machine leads two machines',
            source: 'libs/domain/docs/ladder.md',
          },
        ],
      },
    ),
  ],
});
