import { writeFileSync } from 'node:fs';
import { checkedDescription, requestOptions } from '../terminal/arguments';
import { reportPage } from '../answer/report-page';
import { EXIT, WrongArguments } from '../terminal/terminal';
import type { Command } from './command';

/** A plan as one page that needs nothing else. */
export const REPORT: Command = {
  takes: 'FILE.html ["description"]',
  words: 'the plan as one HTML page to keep, send and print',
  options: ['mode', 'price', 'verbose', 'url', 'books'],
  async run(context) {
    const { words, terminal } = context;
    const [file, ...description] = words.words;
    if (file === undefined || !/\.html?$/i.test(file))
      throw new WrongArguments('report takes the name of an .html file first');
    const text = description.length > 0 ? description.join(' ') : await terminal.readInput();
    const request = { ...requestOptions(words), description: checkedDescription(text) };
    const { advice } = await context.ask(request);
    writeFileSync(file, reportPage(advice, request.description, context.page().nameOf));
    terminal.err(`Written to ${file}.\n`);
    return EXIT.answered;
  },
};
