import { childOf } from '../telemetry/trace-context';

describe('a traceparent header', () => {
  it('of W3C Trace Context is taken up with a span of our own, its flags unchanged', () => {
    const trace = childOf('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01');
    expect(trace).toMatchObject({
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      parentSpanId: '00f067aa0ba902b7',
      spanId: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    });
    expect(trace?.header).toBe(`00-4bf92f3577b34da6a3ce929d0e0e4736-${trace?.spanId ?? ''}-01`);
    expect(trace?.spanId).not.toBe('00f067aa0ba902b7');
  });

  it.each([
    undefined,
    '',
    'nonsense',
    '00-00000000000000000000000000000000-00f067aa0ba902b7-01',
    '00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01',
    'ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    '00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01',
  ])('that is none (%s) is left alone', (header) => {
    expect(childOf(header)).toBeUndefined();
  });
});
