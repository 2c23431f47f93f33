// Walls between the folders of one room, and packages nobody asked for: dependency-cruiser holds
// what Nx tags do not see.
// `nx run architecture:check` runs it over apps, libs and tools, and over canaries that it must refuse.
const adapters = '^libs/(catalog|pricing|persistence|embedded-postgres)/';
const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const room = (folder) => `^libs/application/src/${folder}/`;
const notSpec = '\\.spec\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    wall(
      'question-knows-no-answer',
      'The question is asked before anything is planned or worded.',
      { path: room('question'), pathNot: notSpec },
      { path: [room('use-cases'), room('answer'), room('presenters')] },
    ),
    wall(
      'use-cases-know-no-words',
      'A use case decides in figures; words are found later.',
      { path: room('use-cases'), pathNot: notSpec },
      { path: [room('answer'), room('presenters')] },
    ),
    wall(
      'answer-knows-no-presenter',
      'The same answer is shown in many ways.',
      { path: room('answer'), pathNot: notSpec },
      { path: room('presenters') },
    ),
    wall(
      'use-case-alone',
      'The four use cases share the ladder of the domain, never each other.',
      { path: '\\.use-case\\.ts$' },
      { path: '\\.use-case\\.ts$' },
    ),
    wall(
      'door-without-adapters',
      'Only composition chooses what stands behind a port.',
      { path: '^apps/advisor-api/src/(http|pages)/', pathNot: notSpec },
      { path: adapters },
    ),
    wall(
      'feeds-do-not-judge',
      'A feed reads; acceptance judges what was read.',
      { path: '^libs/pricing/src/feeds/', pathNot: notSpec },
      { path: '^libs/pricing/src/acceptance/' },
    ),
    wall(
      'acceptance-knows-no-feed',
      'Every feed is judged alike.',
      { path: '^libs/pricing/src/acceptance/', pathNot: notSpec },
      { path: '^libs/pricing/src/feeds/' },
    ),
    wall(
      'only-named-packages',
      'A package that only another package asked for may be gone tomorrow.',
      // A project with a manifest of its own names nothing there: the root's manifest holds for all.
      { path: '^(apps|libs|tools)/', pathNot: '^tools/generators/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: '^(node:|@types/)' },
    ),
    wall(
      'no-test-packages-in-the-product',
      'What is shipped needs nothing that only tests have.',
      { path: '^(apps|libs)/[^/]+/src/', pathNot: ['\\.spec\\.ts$', '/testing/', '/golden/'] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    wall('no-circles', 'Two files that need each other are one thought in two places.', {}, { circular: true }),
  ],
  options: {
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/|^(apps|libs|tools)/[^/]+/dist/' },
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.mjs', '.cjs', '.json'], mainFields: ['main', 'types'] },
  },
};
