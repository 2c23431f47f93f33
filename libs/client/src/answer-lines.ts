/** Values of a stream of NDJSON, one by one as they arrive. */
export async function* jsonLines<Line>(body: ReadableStream<Uint8Array>): AsyncGenerator<Line> {
  for await (const line of textLines(body)) yield JSON.parse(line) as Line;
}

/** Lines of a stream that are not empty, without their ends, one by one as they arrive. */
export async function* textLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let kept = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      kept += decoder.decode(value, { stream: !done });
      const lines = kept.split('\n');
      kept = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line.trim() !== '') yield line;
      if (done) return;
    }
  } finally {
    // A stream that was seen enough of ends the request too.
    await reader.cancel().catch(() => undefined);
  }
}
