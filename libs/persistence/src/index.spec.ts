import * as persistence from './index';

describe('the library', () => {
  it('exports these values and no others', () => {
    expect(Object.keys(persistence).sort()).toEqual([
      'OperatorRowRefused',
      'PersistenceStartFailed',
      'openPersistence',
    ]);
  });
});
