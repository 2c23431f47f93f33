import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { CatalogPort, type Advice } from '@compute-advisor/application';
import type { Request, Response } from 'express';
import { Answers } from '../composition/answering';
import { ClientSignal } from '../http/client-signal';
import { readAdviseRequest } from '../http/advise.request';
import { ProblemError } from '../http/problem';
import { edited } from './edits';
import { PageRenderer } from './page-renderer';
import { planView, titleOf, type PlanView } from './plan.view';
import type { AskedView } from './snippets';
import { nameOfGpu, originOf, Page } from './sending';

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

/** The link that asks this question again. */
export function linkTo(asked: AskedView): string {
  const search = new URLSearchParams({ q: asked.description });
  if (asked.currentPricePerGpuHour !== undefined) search.set('price', String(asked.currentPricePerGpuHour));
  if (asked.mode !== undefined) search.set('mode', asked.mode);
  return `/?${search.toString()}`;
}

/** The page with the one text box. With `?q=` it shows the plan, so that a link reproduces it; with `edit` and `to` it
 *  leads on to the changed question. */
@Controller()
export class FrontController {
  constructor(
    @Inject(Answers) private readonly answers: Answers,
    @Inject(CatalogPort) private readonly catalog: CatalogPort,
    @Inject(PageRenderer) private readonly pages: PageRenderer,
  ) {}

  @Get()
  @Page()
  async front(
    @Query() search: Search,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @ClientSignal() gone: AbortSignal,
  ): Promise<string> {
    if (text(search['q']).trim() === '')
      return this.pages.page('front', 'Compute Advisor', { form: questionIn(search) });
    const change = edited(text(search['q']), text(search['edit']), text(search['to']));
    if (change !== undefined) {
      const changed = new URLSearchParams({ q: change, ...kept(search, 'price'), ...kept(search, 'mode') });
      response.status(303).setHeader('location', `/?${changed.toString()}`);
      return '';
    }
    const form = questionIn(search);
    let plan: PlanView;
    try {
      const asked = readAdviseRequest(form);
      const { body } = await this.answers.ask(asked, gone);
      plan = planView(JSON.parse(body) as Advice, asked, nameOfGpu(this.catalog), originOf(request));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      response.status(error.problem.status);
      return this.pages.page('front', 'Compute Advisor', { form, problem: error.problem });
    }
    return this.pages.page('front', titleOf(plan), { form, plan });
  }
}

const kept = (search: Search, name: string): Record<string, string> =>
  text(search[name]) === '' ? {} : { [name]: text(search[name]) };
