import { checkedDescription, failingVerdicts, requestOptions } from '../terminal/arguments';
import { table, wrapped } from '../layout/wrap';
import type { Answer, Context } from '../context/context';
import { deployedIn } from '../monitoring/kubernetes';
import { foundInPrometheus, MetricsUnreadable } from '../monitoring/prometheus';
import { sentencesOf } from '../monitoring/sentences';
import { EXIT, WrongArguments } from '../terminal/terminal';
import { show } from './ask.command';
import type { Command } from './command';

const USUAL_WINDOW = '1d';

/** What is to be audited: each with a name where there are several. */
interface Asked {
  readonly name?: string;
  readonly sentence: string;
}

async function fromMetrics(context: Context, url: string): Promise<readonly Asked[]> {
  const { options } = context.words;
  const found = await foundInPrometheus(url, typeof options.window === 'string' ? options.window : USUAL_WINDOW);
  const wanted = typeof options.q === 'string' ? options.q.toLowerCase() : '';
  const models = [...found.models].filter(([model]) => model.toLowerCase().includes(wanted));
  if (models.length === 0)
    throw new MetricsUnreadable(
      wanted === '' ? 'no metrics of vLLM, SGLang or TGI are there' : `no model there is called ${wanted}`,
    );
  // Cards are not told apart by what they serve: with several models nobody can say whose they are.
  const alone = found.models.size === 1;
  return models.map(([model, figures]) => ({
    ...(alone ? {} : { name: model }),
    sentence: sentencesOf(model, figures, alone ? found : { ...found, cards: [] }),
  }));
}

async function fromInput(context: Context): Promise<readonly Asked[]> {
  const text = await context.terminal.readInput();
  if (!text.trimStart().startsWith('{')) return [{ sentence: text }];
  let deployed: readonly Asked[];
  try {
    deployed = deployedIn(text);
  } catch {
    throw new WrongArguments('standard input begins like JSON and is none');
  }
  if (deployed.length === 0) throw new WrongArguments('no deployment there serves a model on GPUs');
  return deployed.length === 1 ? deployed.map(({ sentence }) => ({ sentence })) : deployed;
}

async function whatIsAsked(context: Context): Promise<readonly Asked[]> {
  const { words, options } = context.words;
  if (typeof options.prometheus === 'string') return fromMetrics(context, options.prometheus);
  if (words.length === 0 || (words.length === 1 && words[0] === '-')) return fromInput(context);
  return [{ sentence: words.join(' ') }];
}

/** Shows the sentence that is asked, to be copied and mended, and what of it shaped nothing. */
function tellAsked({ name, sentence }: Asked, { advice }: Answer, { terminal }: Context): void {
  const aside = (advice.set_aside ?? []).map(({ text, reason }) => [`set aside: "${text}"`, reason.replace(/_/g, ' ')]);
  const lines = [
    terminal.style.heading(name === undefined ? 'Asked' : `Asked of ${name}`),
    ...wrapped(sentence, terminal.columns),
    ...table(aside, { width: terminal.columns, wraps: [0] }).map((line) => terminal.style.faint(line)),
  ];
  terminal.err(`${lines.join('\n')}\n\n`);
}

/** What runs today against what would be right. */
export const AUDIT: Command = {
  takes: '["description"|-]',
  words: 'what runs today: described, from --prometheus, or: kubectl get deploy -o json | advisor audit -',
  options: ['prometheus', 'window', 'q', 'price', 'verbose', 'json', 'explain', 'fail-on', 'url', 'books'],
  async run(context) {
    failingVerdicts(context.words);
    let worst: number = EXIT.answered;
    for (const asked of await whatIsAsked(context)) {
      const description = checkedDescription(asked.sentence);
      const answer = await context.ask({ ...requestOptions(context.words), mode: 'existing', description });
      tellAsked(asked, answer, context);
      worst = Math.max(worst, show(answer, context));
    }
    return worst;
  },
};
