import { Eta } from 'eta';
import type { Problem } from '../http/problem';
import { Assets, resourceFolder } from './resources';

/** Questions that show the four modes. */
export const EXAMPLES = [
  {
    word: 'a model',
    description: 'How much GPU memory does Llama 3.3 70B need, and what is the smallest setup that serves it?',
  },
  { word: 'a fleet', description: 'We run 8x H100 SXM for Llama 3.3 70B, about 40 concurrent users, 8k context' },
  { word: 'a workload', description: 'RAG assistant over our manuals for 2,000 employees, answers within 2 seconds' },
  {
    word: 'a budget',
    description: 'We have $4,000 per month for a coding assistant for 25 developers. What can we serve?',
  },
] as const;

/** Turns templates into pages. Everything is escaped unless a template marks finished SVG. */
export class PageRenderer {
  private readonly eta: Eta;

  constructor(
    readonly assets: Assets,
    folder = resourceFolder('templates'),
  ) {
    this.eta = new Eta({ views: folder, cache: true, autoEscape: true, autoTrim: [false, 'nl'] });
  }

  /** A whole page: `template` inside the layout. */
  page(template: string, title: string, data: object = {}): string {
    const body = this.eta.render(`./${template}`, { ...data, examples: EXAMPLES });
    return this.eta.render('./layout', {
      title,
      body,
      script: this.assets.href('advisor.js'),
      style: this.assets.href('advisor.css'),
      icon: this.assets.href('icon.svg'),
      page: template,
    });
  }

  /** A piece of a page. */
  part(template: string, data: object): string {
    return this.eta.render(`./${template}`, data);
  }

  /** What a browser sees instead of problem+json. */
  errorPage(problem: Problem): string {
    return this.page('error', problem.title, { problem });
  }
}
