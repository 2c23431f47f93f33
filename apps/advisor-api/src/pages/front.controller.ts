import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { AnalysisRepository, CatalogPort, type Advice, type AdviseRequest } from '@compute-advisor/application';
import type { Request, Response } from 'express';
import { Answers } from '../composition/answering';
import { ClientSignal } from '../http/client-signal';
import { ClientGone } from '../composition/planning/planner';
import { readAdviseRequest } from '../http/advise.request';
import { findAnalysis } from '../http/analyses.controller';
import { toProblemError } from '../http/problem.filter';
import { edited, placeOf } from './edits';
import { ExampleAnswers } from './example-answers';
import { count } from './format';
import { PageRenderer } from './page-renderer';
import { planView, shareLine, titleOf, type PlanSource, type PlanView } from './plan.view';
import { pinsIn } from './pinned.view';
import { problemViews } from './problems.view';
import type { AskedView } from './snippets';
import { originOf, Page } from './sending';

type Search = Readonly<Record<string, unknown>>;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The question in a link: `q` the description, `price` what is paid per GPU-hour, `mode` when it is forced. */
export function questionIn(search: Search): Record<string, unknown> {
  const price = text(search['price']).trim().replace(',', '.');
  const mode = text(search['mode']);
  return {
    description: text(search['q']),
    ...(mode === '' ? {} : { mode }),
    ...(price === '' ? {} : { currentPricePerGpuHour: /^\d*\.?\d+$/.test(price) ? Number(price) : price }),
  };
}

/** The page with the one text box. With `?q=` it shows the plan, so that a link reproduces it; with `edit` and `to` it
 *  leads on to the changed question, `was` sets it beside an earlier plan, `full` brings the ranges and the ladder,
 *  `pin` sets two options side by side. */
@Controller()
export class FrontController {
  constructor(
    @Inject(Answers) private readonly answers: Answers,
    @Inject(CatalogPort) private readonly catalog: CatalogPort,
    @Inject(AnalysisRepository) private readonly analyses: AnalysisRepository,
    @Inject(PageRenderer) private readonly pages: PageRenderer,
    @Inject(ExampleAnswers) private readonly examples: ExampleAnswers,
  ) {}

  @Get()
  @Page()
  async front(
    @Query() search: Search,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @ClientSignal() gone: AbortSignal,
  ): Promise<string> {
    if (text(search['q']).trim() === '') return this.empty(search);
    const changed = changedAddress(search);
    if (changed !== undefined) return leadOn(response, changed);
    const form = questionIn(search);
    try {
      return await this.answered(search, form, request, response, gone);
    } catch (error) {
      if (error instanceof ClientGone) throw error;
      const { problem, more } = toProblemError(error);
      for (const [name, value] of Object.entries(more.headers ?? {})) response.setHeader(name, value);
      response.status(problem.status);
      return this.pages.page('refused', 'Compute Advisor', { form, problems: problemViews(problem, form) });
    }
  }

  private async empty(search: Search): Promise<string> {
    const { models, gpus, version } = this.catalog.current();
    return this.pages.page('front', 'Compute Advisor', {
      form: questionIn(search),
      examples: await this.examples.views(),
      basis: { models: count(models.length), gpus: count(gpus.length), version },
    });
  }

  private async answered(
    search: Search,
    form: Record<string, unknown>,
    request: Request,
    response: Response,
    gone: AbortSignal,
  ): Promise<string> {
    const asked = readAdviseRequest(form);
    const part = text(search['part']);
    const isFull = part === 'more' || text(search['full']) !== '' || text(search['as']) === 'report';
    const { body, analysisId } = await this.answers.ask(isFull ? { ...asked, verbose: true } : asked, gone);
    if (text(search['as']) === 'report') return leadOn(response, `/reports/${analysisId}`);
    const plan = await this.viewOf(asked, JSON.parse(body) as Advice, originOf(request), search);
    if (part === 'more') return this.pages.part(plan.whole === undefined ? 'more' : 'distance', { plan });
    return this.pages.page('plan', titleOf(plan), { plan, share: shareOf(plan, originOf(request)) });
  }

  private async viewOf(asked: AdviseRequest, advice: Advice, origin: string, search: Search): Promise<PlanView> {
    const wasId = text(search['was']);
    const earlier = wasId === '' ? undefined : await findAnalysis(this.analyses, wasId);
    const was: PlanSource['was'] =
      earlier === undefined
        ? undefined
        : { advice: JSON.parse(earlier.responseBody) as Advice, asked: JSON.parse(earlier.request) as AskedView };
    const pins = pinsIn(text(search['pin']));
    return planView({ advice, asked, origin, pins, ...(was === undefined ? {} : { was }) });
  }
}

/** What the link of a page shows elsewhere. */
export const shareOf = (plan: PlanView, origin: string): object => ({
  title: plan.verdict.sentence,
  line: shareLine(plan),
  figure: plan.verdict.figure === undefined ? '' : `${plan.verdict.figure.value} ${plan.verdict.figure.label}`,
  url: `${origin}${plan.link}`,
  image: `${origin}/reports/${plan.id}?as=png`,
});

function leadOn(response: Response, address: string): string {
  response.status(303).setHeader('location', address);
  return '';
}

/** The address of the question with one value changed; undefined where none is asked for, or none that can be entered.
 */
function changedAddress(search: Search): string | undefined {
  const description = text(search['q']);
  const member = text(search['edit']);
  if (member === '') return undefined;
  const to = text(search['to']);
  const rest = { ...kept(search, 'mode'), ...kept(search, 'was') };
  const address = (words: Record<string, string>): string => `/?${new URLSearchParams(words).toString()}`;
  if (member === 'price') return address({ q: description, ...rest, price: to });
  const change = edited(description, member, to, placeOf(text(search['at']), description.length));
  return change === undefined ? undefined : address({ q: change, ...kept(search, 'price'), ...rest });
}

const kept = (search: Search, name: string): Record<string, string> =>
  text(search[name]) === '' ? {} : { [name]: text(search[name]) };
