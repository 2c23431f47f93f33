import {
  createAdvisor,
  type Advice,
  type AdviseRequest,
  type Advisor,
  type AdvisorPorts,
} from '@compute-advisor/application';
import { ComputeAdvisor } from '@compute-advisor/client';
import type { Page } from '../answer/page';
import type { OwnRows } from '../books/own-rows';
import { terminalPorts } from './composition';
import type { Words } from '../terminal/options';
import { WrongArguments, type Terminal } from '../terminal/terminal';

/** An answer as an object and as its exact text. */
export interface Answer {
  readonly advice: Advice;
  readonly body: string;
}

/** Books, and an advisor on them. */
export interface Opened {
  readonly ports: AdvisorPorts;
  readonly advisor: Advisor;
}

const DAY = 10;

/** What is made once for a command, when it is needed: answers here or from a service, books with one's own rows. */
export class Context {
  private made: Opened | undefined;

  constructor(
    readonly terminal: Terminal,
    readonly words: Words,
    private readonly warm?: Opened,
  ) {}

  /** The books in force. */
  ports(): AdvisorPorts {
    return this.here().ports;
  }

  /** Answers one request, here or by the service of --url. */
  async ask(request: AdviseRequest): Promise<Answer> {
    const { url, books } = this.words.options;
    if (typeof url !== 'string') return this.here().advisor.answer(request);
    if (books !== undefined) throw new WrongArguments('--books are laid over the books here; a service has its own');
    const { ignoredFields = [], ...asked } = request;
    // The service names them in its warnings, as would be done here.
    const ignored = Object.fromEntries(ignoredFields.map((name) => [name, null]));
    const body = await this.service(url).adviseText({ ...ignored, ...asked });
    return { body, advice: JSON.parse(body) as Advice };
  }

  /** The service of --url. */
  service(url: string): ComputeAdvisor {
    try {
      return new ComputeAdvisor({ url });
    } catch (error) {
      throw new WrongArguments(`--url: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** How to write an answer here. */
  page(): Page {
    const { gpus } = this.ports().catalog.current();
    const names = new Map(gpus.map((gpu) => [gpu.id, gpu.name]));
    const { columns, style } = this.terminal;
    return { width: columns, style, nameOf: (gpuId) => names.get(gpuId) ?? gpuId };
  }

  private here(): Opened {
    this.made ??= this.open();
    return this.made;
  }

  private open(): Opened {
    const { books } = this.words.options;
    if (books === undefined && this.warm !== undefined) return this.warm;
    const now = (): number => Date.now();
    const today = new Date(now()).toISOString().slice(0, DAY);
    const ports = terminalPorts(now, typeof books === 'string' ? this.ownRows(books, today) : undefined);
    return { ports, advisor: createAdvisor(ports) };
  }

  private ownRows(folder: string, today: string): OwnRows {
    const { ownRows } = this.terminal;
    if (ownRows === undefined) throw new WrongArguments('--books needs a process of its own');
    return ownRows(folder, terminalPorts().catalog.current().gpus, today);
  }
}
