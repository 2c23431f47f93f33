import * as embeddedPostgres from './index';

describe('the library', () => {
  it('exports these values and no others', () => {
    expect(Object.keys(embeddedPostgres).sort()).toEqual([
      'EmbeddedPostgres',
      'EmbeddedPostgresFailed',
      'anyProcessWorksIn',
      'processExists',
      'readPostmasterPid',
      'systemBinaries',
    ]);
  });
});
