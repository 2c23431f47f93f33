import { MessageReader, errorIn, message, rowIn, startupMessage } from './wire';

describe('messages of the protocol', () => {
  it('are found wherever the chunks end', () => {
    const bytes = Buffer.concat([message('Z', 'I'), message('D', 'row'), message('C', '')]);
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const reader = new MessageReader();
      const read = [...reader.read(bytes.subarray(0, cut)), ...reader.read(bytes.subarray(cut))];
      expect(read.map(({ type, body }) => `${type} ${body.toString()}`)).toEqual(['Z I', 'D row', 'C ']);
    }
  });

  it('begin with length, version 3.0 and the parameters', () => {
    expect(startupMessage({ user: 'a' }).toString('latin1')).toBe('\0\0\0\x10\0\x03\0\0user\0a\0\0');
  });

  it('hold values as text, and none as null', () => {
    const body = Buffer.from('\0\x03\0\0\0\x02ab\xff\xff\xff\xff\0\0\0\0', 'latin1');
    expect(rowIn(body)).toEqual(['ab', null, '']);
  });

  it('say what the server refused, with its code', () => {
    const error = errorIn(Buffer.from('SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed\0\0'));
    expect([error.message, error.code, error.severity]).toEqual(['password authentication failed', '28P01', 'FATAL']);
  });
});
