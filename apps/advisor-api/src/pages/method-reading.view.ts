import { DOCUMENTED_DEFAULTS } from '@compute-advisor/application';
import type { TableView } from './charts';
import { count, duration, percent, usd } from './format';
import { section, type MethodGroup } from './method-section';

const d = DOCUMENTED_DEFAULTS;

function defaultTables(): readonly TableView[] {
  return [
    {
      caption: 'By use case',
      header: ['Use case', 'Model', 'Prompt', 'Answer', 'At once', 'First token', 'Each token'],
      rows: d.byUseCase.map((u) => [
        u.useCase.replace(/_/g, ' '),
        u.modelId,
        count(u.inputTokens),
        count(u.outputTokens),
        count(u.atOnce),
        u.ttftMs === undefined ? 'nobody waits' : duration(u.ttftMs),
        u.tpotMs === undefined ? '' : duration(u.tpotMs),
      ]),
    },
    {
      caption: 'Whatever the use case',
      header: ['Input', 'Value', 'Why'],
      rows: [
        ['Engine', d.engine, 'llama.cpp for GGUF formats and Apple machines'],
        ['Weights', 'as published', 'what engines load by themselves; q4_k_m under llama.cpp'],
        ['Cache', d.kvPrecision, 'the engine’s default, for quantised weights too'],
        ['Longest context', `${count(d.contextTokens)} tokens`, 'an advertised maximum is not a workload'],
        [
          'Context of code and agents, mode budget',
          `${count(d.repositoryContextTokens)} tokens`,
          'it has to hold some of a repository',
        ],
        ['Hours a month', count(d.hoursPerMonth), 'always on: 8,760 hours a year ÷ 12'],
        ['People at once, of all people', percent(d.usersAtOnceShare), 'requests in flight at peak'],
        [
          'Peak over the mean of a day',
          `${count(d.peakOverMean)} times`,
          `over ${count(d.workingHoursPerDay)} hours where people are counted, else 24`,
        ],
        ['Budget, mode budget', `${usd(d.budgetUsdPerMonth)} a month`, 'where no sum can be read'],
        ['Capacity used at peak', percent(d.capacityShare), 'of memory for the cache and of throughput'],
      ],
    },
  ];
}

/** How words become values, and what stands in for those that are left out. */
export const readingGroup = (): MethodGroup => ({
  title: 'Reading',
  sections: [
    section(
      'reading',
      'Words to values',
      'Rules read the description, not a language model: names of models and GPUs from the catalog, ' +
        'quantities with their units and roles.',
      {
        points: [
          'Read: the value stands in your words, which are quoted and marked.',
          'Given: a field of the request carried it.',
          'Derived: it follows from other values.',
          'Assumed: a documented default stands in, and is listed.',
          'Set aside: understood and not yours, past, hypothetical, corrected later, or another matter.',
          'Not understood: it costs confidence when it stands beside the load, a length or money.',
        ],
      },
    ),
    section(
      'defaults',
      'Defaults',
      'What stands in for what you leave out. Each one used is named in the answer, and can be changed there.',
      {
        tables: defaultTables(),
      },
    ),
  ],
});
