/** Values of a stream of NDJSON, one by one as they arrive. */
export async function* jsonLines<Line>(body: ReadableStream<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let kept = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      kept += decoder.decode(value, { stream: !done });
      const lines = kept.split('\n');
      kept = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line.trim() !== '') yield JSON.parse(line) as Line;
      if (done) return;
    }
  } finally {
    // A reader that was seen enough of ends the request too.
    await reader.cancel().catch(() => undefined);
  }
}
