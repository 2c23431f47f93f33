import { Eta } from 'eta';
import type { Problem } from '../http/problem';
import { Assets, resourceFolder } from './resources';

/** Style sheets, in the order in which they are linked. */
const STYLES = ['tokens.css', 'base.css', 'answer.css', 'options.css', 'charts.css', 'documents.css', 'paper.css'];

/** Where a page stands in the navigation. */
const PLACES: Readonly<Record<string, string>> = { front: '/', method: '/method', docs: '/docs' };

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
    const body = this.eta.render(`./${template}`, data);
    return this.eta.render('./layout', {
      share: undefined,
      foot: undefined,
      ...data,
      title,
      body,
      script: this.assets.href('advisor.js'),
      styles: STYLES.map((name) => this.assets.href(name)),
      icon: this.assets.href('icon.svg'),
      page: template,
      here: PLACES[template],
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
