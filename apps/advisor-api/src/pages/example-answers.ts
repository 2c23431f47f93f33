import type { Advice, AdviseRequest } from '@compute-advisor/application';
import { Inject, Injectable } from '@nestjs/common';
import { Answers } from '../composition/answering';
import { namesIn, planShort } from './names';
import { recommends } from './standing';
import { verdictView, type VerdictView } from './verdict.view';
import { usd } from './format';
import { linkTo } from './links';

/** Questions that show the four modes. */
export const EXAMPLES = [
  {
    title: 'A fleet you run',
    description: 'We run 8x H100 SXM for Llama 3.3 70B, about 40 people at once, 8k context',
    price: 3.9,
  },
  { title: 'A model to size', description: 'How much memory does Qwen3 235B A22B need?' },
  {
    title: 'A load to carry',
    description: 'RAG for 400 employees on Mistral Small 24B, 6k-token prompts, first token within 1 s',
  },
  {
    title: 'A budget to spend',
    description: 'What is the best model I can serve on $3,000 a month for 20 people at once?',
  },
] as const;

/** An example with what comes back, as far as that is known by now. */
export interface ExampleView {
  readonly title: string;
  readonly description: string;
  readonly href: string;
  readonly verdict?: VerdictView;
  readonly plan?: string;
}

/** How long the front page waits for its examples: what is not there by then is shown the next time. */
const PATIENCE_MS = 150;

const hrefOf = (example: (typeof EXAMPLES)[number]): string =>
  linkTo({
    description: example.description,
    ...('price' in example ? { currentPricePerGpuHour: example.price } : {}),
  });

/** What the examples of the front page come to, asked like any other question. */
@Injectable()
export class ExampleAnswers {
  constructor(@Inject(Answers) private readonly answers: Answers) {}

  async views(): Promise<readonly ExampleView[]> {
    return Promise.all(EXAMPLES.map((example) => this.view(example)));
  }

  /** What a question comes to, if it is there in time; without a database, or with too much under way, it is not. */
  answer(request: AdviseRequest, patienceMs = PATIENCE_MS): Promise<Advice | undefined> {
    const asked = this.answers
      .ask(request)
      .then(({ body }) => JSON.parse(body) as Advice)
      .catch(() => undefined);
    return Promise.race([asked, later(patienceMs)]);
  }

  private async view(example: (typeof EXAMPLES)[number]): Promise<ExampleView> {
    const plain = { title: example.title, description: example.description, href: hrefOf(example) };
    const advice = await this.answer({
      description: example.description,
      ...('price' in example ? { currentPricePerGpuHour: example.price } : {}),
    });
    if (advice === undefined) return plain;
    const names = namesIn(advice);
    const best = advice.recommendation_set.options[0];
    const cost = best?.monthly_cost === undefined ? '' : `, ${usd(best.monthly_cost)} a month`;
    return {
      ...plain,
      verdict: verdictView(advice, names),
      ...(best === undefined || !recommends(advice) ? {} : { plan: `${planShort(best, names)}${cost}` }),
    };
  }
}

const later = (ms: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => {
      resolve(undefined);
    }, ms).unref();
  });
